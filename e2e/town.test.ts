import type { Page } from '@playwright/test';
import { newApi, send } from './support/api.ts';
import { button, clickAgain, confirmAs, dialog, toDashboard } from './support/navigation.ts';
import { photoFile } from './support/photo.ts';
import type { Account, World } from './support/world.ts';
import { expect, test } from './support/world-fixture.ts';

const LUZ: Account = { name: 'Luz Marín', email: 'luz@pueblo.es', password: 'otra-clave-larga' };

/** A town of its own, whose name no other test looks for. */
async function newTown({ api, url }: World, name: string): Promise<void> {
  const { id, setupCode } = await send<{ id: string; setupCode: string }>(
    api,
    'POST',
    '/api/municipalities',
    { name },
  );
  const first = { ...LUZ, municipalityId: id, setupCode };
  await send(newApi(url), 'POST', '/api/admin/create-first', first);
}

async function toSetting(page: Page, name: string): Promise<void> {
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a town made by mistake is found among the others and taken back', async ({ page, world }) => {
  const mistake = `Olivensa ${Date.now()}`;
  await toDashboard(page, world);
  await toSetting(page, 'Municipios');
  await button(page, 'Crear municipio').click();
  await page.getByLabel('Nombre del municipio').fill(mistake);
  await button(page, 'Crear').click();
  await button(page, 'Ya lo tengo').click();
  await page.getByLabel('Buscar municipio').fill(mistake.toUpperCase());
  await expect(button(page, new RegExp(`^${mistake}`))).toBeVisible();
  await expect(button(page, new RegExp(`^${world.town}`))).toHaveCount(0);
  await button(page, `Quitar ${mistake}`).click();
  await expect(dialog(page)).toContainText('Nadie ha entrado todavía en este municipio.');
  await dialog(page).getByRole('button', { name: 'Quitar', exact: true }).click();
  await confirmAs(page, world.admin);
  await expect(page.getByText('No hay ningún municipio con ese nombre')).toBeVisible();
  await button(page, 'Ver todos').click();
  await expect(button(page, new RegExp(`^${world.town}`))).toBeVisible();
  // Where people are, nothing is taken back.
  await expect(button(page, `Quitar ${world.town}`)).toHaveCount(0);
  await button(page, 'Volver al panel').click();
  await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible();
});

test('a town that gets another name has it everywhere, and says what its staff said', async ({
  page,
  world,
}) => {
  const [before, after] = [`Antigua ${Date.now()}`, `Renombrada ${Date.now()}`];
  await newTown(world, before);
  await toDashboard(page, { admin: LUZ }, before);
  await toSetting(page, 'Datos del municipio');
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  await field('Nombre del municipio').fill(after);
  await dialog(page).getByLabel('Comunidad autónoma').fill('Andalucía');
  await dialog(page).getByLabel('Programa de financiación').fill('Pueblos cercanos');
  await dialog(page).getByLabel('Quién lo financia').fill('Diputación de Huelva');
  await dialog(page)
    .getByLabel('Entidad que responde, con su artículo')
    .fill('La Mancomunidad de la Sierra');
  await dialog(page).getByLabel('Dónde se reclama, con su artículo').fill('la Junta de Andalucía');
  await dialog(page).locator('input[type=file]').last().setInputFiles(photoFile());
  await expect(dialog(page).getByAltText('La imagen elegida')).toBeVisible();
  await clickAgain(button(page, 'Guardar'));
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await expect(page.getByText(`${after} · ${LUZ.name}`)).toBeVisible();
  await expect(page.getByText(/^Encina \d+\.\d+\.\d+/)).toBeVisible();

  await button(page, 'Cerrar Sesión').click();
  await page.getByRole('heading', { name: 'Elige tu municipio' }).waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { name: after })).toBeVisible();
  await button(page, 'Entrar').click();
  await button(page, 'Información Adicional').click();
  const title = `Encina: ${after} cuida de los suyos`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Pueblos cercanos')).toBeVisible();
  await expect(page.getByText('Diputación de Huelva')).toBeVisible();
  for (const unsaid of ['Presupuesto', 'Ayuda recibida', 'Cuatro fases en unos seis meses']) {
    await expect(page.getByText(unsaid, { exact: true })).toHaveCount(0);
  }
  const logos = page.getByAltText(
    `Encina y Ayuntamiento de ${after}, con la ayuda de Diputación de Huelva`,
  );
  expect((await logos.boundingBox())?.height).toBeLessThanOrEqual(80);
  await button(page, 'Accesibilidad').click();
  await expect(page.getByText('La Mancomunidad de la Sierra se ha comprometido')).toBeVisible();
  await expect(page.getByText('Se dirige a la Junta de Andalucía')).toBeVisible();
});
