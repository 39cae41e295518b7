import type { Page } from '@playwright/test';
import {
  button,
  clickAgain,
  confirmAs,
  dialog,
  pressKeys,
  toCardOf,
  toPin,
} from './support/navigation.ts';
import { STAFFS_PIN } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

const HER_OWN_PIN = '1357';

/** Comes in with the PIN of staff, chooses her own and looks who has seen what is hers. */
async function toAccessLog(page: Page): Promise<void> {
  await pressKeys(page, STAFFS_PIN);
  await page.getByRole('heading', { level: 1, name: 'Elige tu PIN' }).waitFor();
  await pressKeys(page, `${HER_OWN_PIN}${HER_OWN_PIN}`);
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  await button(page, 'Ajustes').click();
  await button(page, 'Quién ha visto mis datos').click();
}

test('a PIN given by staff takes their password, and stands in their log and in hers', async ({
  page,
  browser,
  newcomer,
}) => {
  const { admin, person, url } = newcomer;
  await toCardOf(page, newcomer, 'Ver Perfil de');
  await button(page, 'Nuevo PIN').click();
  await dialog(page).getByLabel('PIN de acceso').fill(STAFFS_PIN);
  await button(page, 'Guardar').click();
  const asked = page.getByRole('alertdialog', { name: 'Escribe tu contraseña' });
  const password = asked.getByRole('textbox', { name: 'Tu contraseña' });
  await expect(password).toBeFocused();
  await password.fill('no es esta');
  await password.press('Enter');
  await expect(asked).toContainText('Esa no es tu contraseña. Escríbela otra vez.');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(dialog(page)).toContainText('Escribe tu contraseña para hacer esto.');
  // Nothing of what was typed is lost.
  await expect(dialog(page).getByLabel('PIN de acceso')).toHaveValue(STAFFS_PIN);
  await clickAgain(button(page, 'Guardar'));
  await confirmAs(page, admin);
  await expect(dialog(page)).toContainText('El PIN nuevo ya sirve');
  await button(page, 'Cerrar').click();

  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Registro de actividad' }).click();
  const log = page.getByRole('dialog', { name: 'Registro de actividad del personal' });
  const line = (words: string) => log.getByRole('listitem').filter({ hasText: words }).first();
  await expect(line(`${admin.name} cambió el PIN de ${person.name}`)).toBeVisible();
  await expect(line(`${admin.name} escribió mal su contraseña en el panel`)).toBeVisible();
  await expect(line(`${admin.name} entró en el panel`)).toBeVisible();
  await log.getByLabel('Qué se hizo').selectOption('PIN, tarjetas y contraseñas');
  await log.getByLabel('Quién lo hizo').selectOption(admin.name);
  await expect(line('entró en el panel')).toHaveCount(0);
  await expect(line(`${admin.name} cambió el PIN de ${person.name}`)).toBeVisible();

  const context = await browser.newContext({ baseURL: url, locale: 'es-ES' });
  const tablet = await context.newPage();
  await toPin(tablet, newcomer);
  await toAccessLog(tablet);
  await expect(tablet.getByRole('dialog', { name: 'Quién ha visto mis datos' })).toContainText(
    `${admin.name} (ayuntamiento) te puso un PIN nuevo`,
  );
  await context.close();
});
