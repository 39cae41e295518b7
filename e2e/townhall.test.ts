import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { send } from './support/api.ts';
import { csvFile, TITLES } from './support/csv.ts';
import { townOfItsOwn } from './support/factors.ts';
import { holdBack } from './support/hold-back.ts';
import {
  button,
  clickAgain,
  confirmAs,
  dialog,
  logInAs,
  toCardOf,
  toCreation,
  toDashboard,
  toLogin,
  toTowns,
} from './support/navigation.ts';
import { photoFile } from './support/photo.ts';
import { toCreateTown, toImport, withoutCards } from './support/views/townhall.ts';
import { withNewcomer } from './support/world.ts';
import { expect, test } from './support/world-fixture.ts';

const away = '**/api/**';
const alert = (page: Page) => dialog(page).getByRole('alert');

test.describe('another municipality', () => {
  test('is created by staff, shows its code once, and lets its first administrator in', async ({
    page,
    world,
    browser,
  }) => {
    const town = `Táliga ${Date.now()}`;
    await page.context().grantPermissions(['clipboard-write']);
    await toCreateTown(page, world);
    await dialog(page).locator('input[type=file]').first().setInputFiles(photoFile());
    await expect(dialog(page).getByAltText('La foto elegida')).toBeVisible();
    await page.getByLabel('Nombre del municipio').fill(town);
    await button(page, 'Crear').click();
    await expect(dialog(page)).toContainText('Solo se enseña ahora.');
    const code =
      (await dialog(page)
        .getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
        .textContent()) ?? '';
    await button(page, 'Copiar el código').click();
    await expect(button(page, 'Código copiado')).toBeVisible();
    await button(page, 'Ya lo tengo').click();
    const search = page.getByLabel('Buscar municipio');
    await search.press('Control+V');
    await expect(search).toHaveValue(code);
    await search.clear();
    await expect(button(page, new RegExp(`^${town}`)).locator('img')).toBeVisible();

    const other = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
    const theirs = await other.newPage();
    const luz = { name: 'Luz', email: 'luz@taliga.es', password: 'una-clave-larga' };
    await toCreation(theirs, town);
    await theirs.getByLabel('Nombre completo').fill(luz.name);
    await theirs.getByLabel('Correo electrónico').fill(luz.email);
    await theirs.getByRole('textbox', { name: 'Contraseña' }).fill(luz.password);
    await theirs.getByLabel('Código de puesta en marcha').fill('AAAA-AAAA-AAAA');
    await button(theirs, 'Crear Administrador').click();
    await expect(theirs.getByRole('alert')).toHaveText(
      'El código de puesta en marcha no es correcto.',
    );
    await theirs.getByLabel('Código de puesta en marcha').fill(code.toLowerCase());
    await clickAgain(button(theirs, 'Crear Administrador'));
    await button(theirs, 'Aceptar').click();
    await logInAs(theirs, luz);
    await expect(theirs.getByText(`${town} · Luz`)).toBeVisible();
    await other.close();
  });

  test('is refused in the words of the specification, and offered to staff alone', async ({
    page,
    world,
  }) => {
    await toTowns(page);
    await expect(button(page, 'Crear municipio')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await toCreateTown(page, world);
    await button(page, 'Crear').click();
    await expect(dialog(page).getByText('El nombre del municipio es requerido')).toBeVisible();
    const file = dialog(page).locator('input[type=file]').first();
    await file.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(''),
    });
    await expect(dialog(page).getByText('Por favor selecciona una imagen')).toBeVisible();
    await page.getByLabel('Nombre del municipio').fill(world.town);
    await clickAgain(button(page, 'Crear'));
    await expect(dialog(page).getByText('Ya hay un municipio con ese nombre.')).toBeVisible();
    for (const [status, sentence] of [
      [500, 'Error al crear el municipio'],
      [413, 'Error al subir la foto'],
      [422, 'Error al subir la foto'],
    ] as const) {
      await holdBack(page, '**/api/municipalities', (route) =>
        route.fulfill({ status, body: 'no' }),
      );
      await clickAgain(button(page, 'Crear'));
      await expect(dialog(page).getByText(sentence)).toBeVisible();
    }
    await holdBack(page, '**/api/municipalities', (route) => route.abort());
    await clickAgain(button(page, 'Crear'));
    await expect(dialog(page).getByText('Error al crear el municipio')).toBeVisible();
  });
});

test('people are found by words in any order and by telephone, narrowed, and opened from their row', async ({
  page,
  world,
}) => {
  const mark = `Quintana${Date.now()}`;
  const make = (name: string, phone: string) =>
    send(world.api, 'POST', '/api/users', { name, pin: '2468', phone });
  await make(`Rosa ${mark} Álvarez`, '924-11.22 33');
  await make(`Ana ${mark} Zamora`, '600 44 55 66');
  await toDashboard(page, world);
  const search = page.getByLabel('Buscar por nombre o teléfono');
  const rows = page.getByRole('region', { name: 'Usuarios' }).getByRole('listitem');
  await search.fill(`${mark} rosa`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('924 11 22 33');
  await search.fill(mark);
  await expect(rows.getByRole('heading')).toHaveText([
    `Rosa ${mark} Álvarez`,
    `Ana ${mark} Zamora`,
  ]);
  await button(page, 'Con petición').click();
  await expect(page.getByText('Nadie es así. Prueba sin los filtros.')).toBeVisible();
  await button(page, 'Quitar los filtros').click();
  await button(page, 'Sin tableta').click();
  await search.fill('+34 600 445566');
  await expect(page.getByText('1 usuario(s) encontrado(s)')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await rows.getByRole('heading', { name: `Ana ${mark} Zamora` }).click({ force: true });
  await expect(dialog(page)).toContainText('Todavía no tiene personas de apoyo.');
  await button(page, `Consultar Apoyos de Ana ${mark} Zamora`).click();
  await button(page, 'Volver al perfil').click();
  await button(page, `Eliminar a Ana ${mark} Zamora`).click();
  await button(page, 'Eliminar para siempre').click();
  await confirmAs(page, world.admin);
  await expect(page.getByText(`Ana ${mark} Zamora ya no está en Encina`)).toBeVisible();
});

test.describe('people in a file', () => {
  test('are shown first, created all together, and go out again as a file without PINs', async ({
    page,
    world,
  }) => {
    const mark = `Zafra${Date.now()}`;
    await toImport(page, world, [
      TITLES,
      `Ángela Núñez ${mark};0417;924-11-22-33;23/04/1942;sí`,
      `José ${mark};1234;;;no`,
      `${world.person.name};1234;;;`,
    ]);
    const line = (text: string) => dialog(page).getByRole('row').filter({ hasText: text });
    await expect(line('Ángela Núñez')).toContainText(
      'PIN 0417 · 23 de abril de 1942 · 924 11 22 33',
    );
    await expect(line(world.person.name)).toContainText('Ya hay una persona con este nombre.');
    await expect(button(page, 'Crear 2 personas')).toBeDisabled();
    await expect(dialog(page)).toContainText('1 persona se queda fuera.');
    await dialog(page).getByLabel(`Crear a ${world.person.name}`).check();
    await expect(button(page, 'Crear 3 personas')).toBeDisabled();
    await dialog(page).getByLabel(`Crear a ${world.person.name}`).uncheck();
    await dialog(page)
      .getByLabel(/^Todas las personas aceptan/)
      .check();
    await button(page, 'Crear 2 personas').dblclick();
    await expect(page.getByText('Personas creadas: 2')).toBeVisible();
    await expect(dialog(page)).toContainText(`1 persona se quedó fuera: ${world.person.name}.`);
    await withoutCards(page);
    await page.getByLabel('Buscar por nombre').fill(mark);
    await expect(page.getByText('2 usuario(s) encontrado(s)')).toBeVisible();

    await button(page, 'Ajustes').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Exportar lista' }).click();
    await confirmAs(page, world.admin);
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^usuarios-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFNombre;Correo;/);
    expect(text).toContain(`\r\nÁngela Núñez ${mark};;924 11 22 33;23/04/1942;sí;no;sí;`);
    expect(text).not.toContain('0417');
  });

  test('are told their errors by row, and stay out', async ({ page, world }) => {
    await toImport(page, world, [
      TITLES,
      'Bien Escrita;1234',
      'Rosa Gala;12345;no;31/02/1942;quizás',
      ';1234',
    ]);
    await expect(dialog(page)).toContainText('Hay errores en 2 personas.');
    for (const sentence of [
      'El PIN de acceso debe tener exactamente 4 dígitos numéricos.',
      'Escribe el teléfono solo con números.',
      'Escribe una fecha válida.',
      'En «Consentimiento familiar», escribe sí o no.',
      'El nombre es obligatorio',
    ]) {
      await expect(dialog(page).getByText(sentence)).toBeVisible();
    }
    await expect(button(page, 'Crear 1 persona')).toBeDisabled();
    await expect(dialog(page)).toContainText('2 personas se quedan fuera.');
    await button(page, 'Elegir otro archivo').click();
    const input = dialog(page).locator('input[type=file]');
    await input.setInputFiles(csvFile(['Persona mayor;Edad', 'Ana;80']));
    await expect(alert(page)).toContainText('Falta la columna «nombre».');
    await holdBack(page, away, (route) => route.abort());
    await input.setInputFiles(csvFile(['Nombre;PIN', 'Ana;1234']));
    await expect(alert(page)).toHaveText('Error de conexión');
  });

  test('are created once where the answer was lost on the way and they are sent again', async ({
    page,
    world,
  }) => {
    const name = `Una Vez ${Date.now()}`;
    await toImport(page, world, [TITLES, `${name};1234`]);
    await dialog(page)
      .getByLabel(/^Todas las personas aceptan/)
      .check();
    await holdBack(page, '**/api/users/import', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Crear 1 persona').click();
    await expect(alert(page)).toHaveText(
      'No sabemos si ha llegado. Toca otra vez: nadie se creará dos veces.',
    );
    await page.unroute('**/api/users/import');
    await clickAgain(button(page, 'Crear 1 persona'));
    await expect(page.getByText('Personas creadas: 1')).toBeVisible();
    await withoutCards(page);
    await page.getByLabel('Buscar por nombre').fill(name);
    await expect(page.getByText('1 usuario(s) encontrado(s)')).toBeVisible();
  });

  test('start from a template that the page gives', async ({ page, world }) => {
    await toImport(page, world);
    const coming = page.waitForEvent('download');
    await button(page, 'Descargar la plantilla').click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('plantilla-usuarios.csv');
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFNombre;PIN;.*\r\n$/);
  });
});

test('what the town hall says of itself stands on the accessibility statement', async ({
  page,
  world,
}) => {
  // Another telephone and another hour in the town of all tests would be theirs too.
  const { town, admin } = await townOfItsOwn(world);
  await toDashboard(page, { admin }, town);
  await button(page, 'Ajustes').click();
  await page.getByRole('menuitem', { name: 'Datos del municipio' }).click();
  await dialog(page).waitFor();
  await dialog(page).getByLabel('Correo electrónico').fill('nada');
  await button(page, 'Guardar').click();
  await expect(dialog(page)).toContainText('Ese correo no parece completo.');
  await dialog(page).getByLabel('Correo electrónico').fill('ayto@valle.example');
  await dialog(page).getByLabel('Teléfono').fill('924 55 66 77');
  await dialog(page).getByLabel('Dirección').fill('Plaza de España, 1');
  await dialog(page).getByLabel('Hora oficial').selectOption('Canarias');
  await dialog(page).locator('input[type=file]').first().setInputFiles(photoFile());
  await expect(button(page, 'Quitar la foto')).toBeVisible();
  await clickAgain(button(page, 'Guardar'));
  await expect(page.getByText('Datos guardados')).toBeVisible();

  await button(page, 'Cerrar Sesión').click();
  await page.getByRole('heading', { name: 'Elige tu municipio' }).waitFor();
  await page.reload();
  await button(page, 'Entrar').click();
  await button(page, 'Accesibilidad').click();
  expect(new URL(page.url()).pathname).toBe('/accesibilidad');
  for (const title of [
    'Situación de cumplimiento',
    'Contenido no accesible',
    'Preparación de esta declaración',
    'Observaciones y datos de contacto',
    'Procedimiento de aplicación',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'ayto@valle.example' })).toHaveAttribute(
    'href',
    'mailto:ayto@valle.example',
  );
  await expect(page.getByRole('link', { name: '924 55 66 77' })).toBeVisible();
  await expect(page.getByText('Dirección: Plaza de España, 1')).toBeVisible();
  await button(page, 'Volver a Encina').click();
  await expect(page.getByRole('heading', { name: '¿Cómo quieres entrar?' })).toBeVisible();
  expect((await page.goto('/accesibilidad'))?.status()).toBe(200);
  await button(page, 'Volver a Encina').click();
  await expect(button(page, 'Entrar')).toBeVisible();
});

test('the project’s page says what it is, what it costs, who pays and when', async ({ page }) => {
  await toLogin(page);
  await expect(page.getByText('Acceso para Administradores')).toBeVisible();
  const logos = page.getByAltText('Encina y Ayuntamiento de Valle de Matamoros');
  expect((await logos.boundingBox())?.height).toBeLessThanOrEqual(80);
  await button(page, 'Información Adicional').click();
  expect(new URL(page.url()).pathname).toBe('/project-info');
  for (const name of ['Objetivos', 'Resultados esperados', 'Presupuesto y ayuda']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('100.000 euros')).toHaveCount(2);
  await expect(page.getByText('Programa de financiación')).toBeVisible();
  await expect(page.getByText('Cuatro fases en unos seis meses')).toBeVisible();
  for (const months of ['Mes 1', 'Meses 2 y 3', 'Meses 4 y 5', 'Mes 6']) {
    await expect(page.getByText(months, { exact: true })).toBeVisible();
  }
  await expect(page.getByAltText('Encina y Ayuntamiento de Valle de Matamoros')).toBeVisible();
  await button(page, 'Volver a Encina').click();
  await expect(page.getByText('Acceso para Administradores')).toBeVisible();
});

test('staff give a new PIN and switch a person off and on', async ({ page, world: shared }) => {
  const world = await withNewcomer(shared);
  await toCardOf(page, world, 'Ver Perfil de');
  await button(page, 'Nuevo PIN').click();
  await button(page, 'Guardar').click();
  await expect(dialog(page).getByText('El PIN de acceso es obligatorio.')).toBeVisible();
  await dialog(page).getByLabel('PIN de acceso').fill('12');
  await expect(
    dialog(page).getByText('El PIN de acceso debe tener exactamente 4 dígitos numéricos.'),
  ).toBeVisible();
  await dialog(page).getByLabel('PIN de acceso').fill(world.person.pin);
  await clickAgain(button(page, 'Guardar'));
  await confirmAs(page, world.admin);
  await expect(dialog(page)).toContainText('El PIN nuevo ya sirve');
  await button(page, 'Desactivar').click();
  await clickAgain(button(page, 'Desactivar'));
  await expect(dialog(page).getByText('Escribe el motivo.')).toBeVisible();
  await dialog(page).getByLabel('Motivo').fill('Está en el hospital');
  await dialog(page).getByLabel('Frase para su familia').fill('Vuelve en unos días.');
  await clickAgain(button(page, 'Desactivar'));
  await expect(dialog(page).getByText('Inactivo')).toBeVisible();
  await expect(dialog(page)).toContainText('Vuelve en unos días.');
  await clickAgain(button(page, 'Activar'));
  await expect(dialog(page).getByText('Activo', { exact: true })).toBeVisible();
});
