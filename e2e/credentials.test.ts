import type { Browser, Page } from '@playwright/test';
import { send } from './support/api.ts';
import {
  button,
  choose,
  clickAgain,
  confirmAs,
  dialog,
  pressKeys,
  toCardOf,
  toPin,
} from './support/navigation.ts';
import { addRelative } from './support/relatives.ts';
import { toSupport } from './support/views/support.ts';
import { giveStaffsPin, STAFFS_PIN, type World, withNewcomer } from './support/world.ts';
import { expect, test as inWorld } from './support/world-fixture.ts';

const test = inWorld.extend<{ newcomer: World; daughter: Page }>({
  newcomer: async ({ world }, use) => use(await withNewcomer(world)),
  // A telephone, a browser of its own.
  daughter: async ({ browser, world }, use) => {
    const context = await telephone(browser, world);
    await use(await context.newPage());
    await context.close();
  },
});

const telephone = (browser: Browser, { url }: World) =>
  browser.newContext({
    baseURL: url,
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

const ROSA = 'Rosa Rangel';
const TOWN = 'valle-de-matamoros-default';

/** The code that stands in the dialog of staff. */
async function codeIn(page: Page): Promise<string> {
  const shown = dialog(page).getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  return (await shown.textContent()) ?? '';
}

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'Contraseña nueva' });
const toPanel = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Panel de Apoyo' }).waitFor();

async function leave(page: Page): Promise<void> {
  await button(page, 'Cerrar Sesión').click();
  await button(page, 'Entrar').waitFor();
}

/** With the old one, which is asked for once more where it is wrong. */
async function changesPassword(daughter: Page): Promise<void> {
  await button(daughter, 'Mi cuenta').click();
  await expect(dialog(daughter).getByText('(este)')).toBeVisible();
  await button(daughter, 'Cambiar mi contraseña').click();
  const current = dialog(daughter).getByRole('textbox', { name: 'Contraseña de ahora' });
  await current.fill('no es esta');
  await newPassword(daughter).fill('la encina de la ermita');
  await button(daughter, 'Guardar').click();
  await expect(daughter.getByText('La contraseña de ahora no es esa.')).toBeVisible();
  await current.fill('la encina grande');
  await clickAgain(button(daughter, 'Guardar'));
  await expect(daughter.getByText('Tu contraseña nueva ya sirve')).toBeVisible();
  await button(daughter, 'Cerrar').click();
}

test('a relative comes in with a link, changes her password, forgets it and comes in with a code', async ({
  page: staff,
  daughter,
  newcomer,
}) => {
  test.slow();
  const email = `rosa${Date.now()}@ejemplo.es`;
  await toCardOf(staff, newcomer, 'Agregar Apoyo a');
  await dialog(staff).getByLabel('Nombre').fill(ROSA);
  await dialog(staff).getByLabel('Correo Electrónico').fill(email);
  await dialog(staff)
    .getByLabel(/^Qué es de la persona/)
    .fill('Hija');
  await expect(dialog(staff).getByLabel('Contraseña')).toHaveCount(0);
  await button(staff, 'Crear').click();
  const first = await codeIn(staff);

  await daughter.goto(`/#apoyo=${first}&municipio=${TOWN}`);
  await expect(daughter.getByText('El código ya está puesto.')).toBeVisible();
  expect(new URL(daughter.url()).hash).toBe('');
  await newPassword(daughter).fill('qwerty123');
  await button(daughter, 'Guardar y entrar').click();
  await expect(daughter.getByText('Esa contraseña es de las más usadas.')).toBeVisible();
  await newPassword(daughter).fill('la encina grande');
  await clickAgain(button(daughter, 'Guardar y entrar'));
  await toPanel(daughter);
  await expect(daughter.getByRole('heading', { name: newcomer.person.name })).toBeVisible();

  await changesPassword(daughter);
  await leave(daughter);

  await button(staff, 'Cerrar').click();
  await choose(staff, newcomer, 'Consultar Apoyos de');
  const list = staff.getByRole('dialog', { name: /^Personas de Apoyo de/ });
  await expect(list).toContainText(`${ROSA} (Hija)`);
  await button(staff, `Código nuevo para ${ROSA}`).click();
  await confirmAs(staff, newcomer.admin);
  const second = await codeIn(staff);
  expect(second).not.toBe(first);

  await daughter.goto('/');
  await button(daughter, 'Entrar').click();
  await button(daughter, /^Personas de Apoyo/).click();
  await button(daughter, 'Tengo un código').click();
  await daughter.getByLabel('Código del ayuntamiento').fill(second.toLowerCase());
  await newPassword(daughter).fill('tercera encina');
  await button(daughter, 'Guardar y entrar').click();
  await toPanel(daughter);
  await leave(daughter);
  await toSupportAgain(daughter, { email, password: 'tercera encina' });
});

/** On a telephone that knows its town by now. */
async function toSupportAgain(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  await button(page, 'Entrar').click();
  await button(page, /^Personas de Apoyo/).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await button(page, 'Iniciar Sesión').click();
  await toPanel(page);
}

test('a PIN of staff opens once: she chooses hers, is warned of an easy one, and reads who gave it', async ({
  page,
  newcomer,
}) => {
  const { person, admin } = newcomer;
  await giveStaffsPin(newcomer, person.id);
  await toPin(page, newcomer);
  await pressKeys(page, STAFFS_PIN);
  await page.getByRole('heading', { level: 1, name: 'Elige tu PIN' }).waitFor();
  await pressKeys(page, '1111');
  await expect(page.getByText('Ese PIN es fácil de adivinar.')).toBeVisible();
  await button(page, 'Elegir otro PIN').click();
  await pressKeys(page, '25802580');
  await expect(page.getByText('Ese es el PIN que te dieron. Elige otro.')).toBeVisible();
  await pressKeys(page, '13571357');
  await page.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  await button(page, 'Ajustes').click();
  await button(page, 'Quién ha visto mis datos').click();
  const log = page.getByRole('dialog', { name: 'Quién ha visto mis datos' });
  await expect(log).toContainText(`${admin.name} (ayuntamiento) te puso un PIN nuevo`);
  await expect(log).toContainText('te había puesto el PIN con el que se entró');
});

test('a person is switched off: her family reads why and goes on with the other, her tablet says whom to call', async ({
  page: tablet,
  browser,
  daughter,
  world,
  newcomer,
}) => {
  test.slow();
  const phone = '924 00 00 00';
  await send(world.api, 'PATCH', `/api/municipalities/${TOWN}`, { phone });
  await toPin(tablet, newcomer);
  await pressKeys(tablet, newcomer.person.pin);
  await tablet.getByRole('heading', { level: 1, name: '¡Hola,' }).waitFor();
  await toSupport(daughter, await addRelative(world, [world.person, newcomer.person]));

  const context = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const staff = await context.newPage();
  await toCardOf(staff, newcomer, 'Ver Perfil de');
  await button(staff, 'Desactivar').click();
  await dialog(staff).getByLabel('Motivo').fill('Ingreso');
  await dialog(staff).getByLabel('Frase para su familia').fill('Vuelve el lunes.');
  await clickAgain(button(staff, 'Desactivar'));
  await expect(dialog(staff).getByText('Inactivo')).toBeVisible();
  await context.close();

  await tablet.goto('/');
  await button(tablet, 'Entrar').click();
  await button(tablet, /^Usuarios/).click();
  await expect(tablet.getByRole('heading', { name: /tu ficha está pausada$/ })).toBeVisible();
  await expect(tablet.getByRole('link', { name: phone })).toBeVisible();

  await daughter.goto('/');
  await button(daughter, /^Continuar como .* Personas de Apoyo$/).click();
  await button(daughter, new RegExp(`^${newcomer.person.name}`)).click();
  await expect(daughter.getByRole('heading', { name: 'Su ficha está pausada:' })).toBeVisible();
  await expect(daughter.getByText('Vuelve el lunes.')).toBeVisible();
  await expect(button(daughter, /^Enviar mensaje/)).toHaveCount(0);
  await button(daughter, 'Cambiar de persona').click();
  await button(daughter, new RegExp(`^${world.person.name}`)).click();
  await expect(button(daughter, /^Enviar mensaje/)).toBeEnabled();
});
