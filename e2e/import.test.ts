import type { Page } from '@playwright/test';
import { TITLES } from './support/csv.ts';
import { button, clickAgain, confirmAs, dialog } from './support/navigation.ts';
import { toImport } from './support/views/townhall.ts';
import { expect, test } from './support/world-fixture.ts';

const sheet = (page: Page) => page.locator('.paper-cards');

test('a list without PINs becomes people with cards to cut out, and is undone the same day', async ({
  page,
  world,
}) => {
  const mark = `Zarza${Date.now()}`;
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const many = Array.from({ length: 20 }, (_, i) => `Vecina ${i} ${mark};;;;`);
  await toImport(page, world, [TITLES, `Rosa ${mark};173;;;`, ...many]);
  await expect(dialog(page)).toContainText('A un PIN le faltaban los ceros de delante.');
  await expect(page.getByRole('row').filter({ hasText: `Rosa ${mark}` })).toContainText('PIN 0173');

  // However long the list is, what must be said and done stands in sight.
  await expect(page.getByLabel(/^Todas las personas aceptan/)).toBeInViewport();
  await expect(button(page, 'Crear 21 personas')).toBeInViewport();
  await page.getByLabel(`Crear a Vecina 0 ${mark}`).uncheck();
  await page.getByLabel(/^Todas las personas aceptan/).check();
  await button(page, 'Crear 20 personas').click();

  await expect(page.getByRole('heading', { name: 'Personas creadas: 20' })).toBeVisible();
  await expect(dialog(page)).toContainText(`1 persona se quedó fuera: Vecina 0 ${mark}.`);
  await button(page, 'Imprimir 20 tarjetas').click();
  const cards = sheet(page).locator('.paper-card');
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText(`Rosa ${mark}`);
  await expect(cards.first()).toContainText('0173');
  await expect(cards.nth(1)).toContainText(/\d{4}/);
  await expect(cards.nth(1)).toContainText(new URL(world.url).host);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet(page)).toHaveCount(0);
  await button(page, 'Terminar').click();
  await dialog(page).waitFor({ state: 'hidden' });

  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Importar usuarios' }).click();
  const past = page.getByRole('listitem').filter({ hasText: '20 personas' });
  await expect(past).toContainText(`por ${world.admin.name}`);
  await past.getByRole('button', { name: 'Deshacer' }).click();
  await clickAgain(past.getByRole('button', { name: 'Borrar a 20 personas' }));
  await confirmAs(page, world.admin);
  await expect(page.getByText('Importación deshecha: 20 personas')).toBeVisible();
  await expect(past).toHaveCount(0);
  const open = page.getByRole('dialog', { name: 'Importar usuarios' });
  await open.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByLabel('Buscar por nombre').fill(mark);
  await expect(page.getByText('No se encontraron usuarios')).toBeVisible();
});
