import type { Page } from '@playwright/test';
import { button, clickAgain, clickLate, dialog, toHome } from './support/navigation.ts';
import { photoFile } from './support/photo.ts';
import { addRelative, setFamilyConsent, writeTo } from './support/relatives.ts';
import { comeBack, toMessages, toSupport } from './support/views/support.ts';
import type { World } from './support/world.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

/** What she may see ends at once, wherever she is, and comes back as it went. */
async function losesConsent(page: Page, world: World): Promise<void> {
  await button(page, 'Volver').click();
  await button(page, /^Recuerdos/).click();
  await expect(button(page, /^Ver De Lucía/)).toBeVisible();
  await setFamilyConsent(world, false);
  await expect(
    page.getByText('El usuario no ha autorizado compartir sus recuerdos con familiares.'),
  ).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/activa «Compartir con mi familia»/)).toBeVisible();
  await button(page, 'Volver').click();
  await expect(button(page, /^Ver métricas.*Requiere autorización/)).toBeDisabled();
  await expect(button(page, /^Recuerdos.*Requiere autorización/)).toBeDisabled();
  await expect(button(page, /^Enviar mensaje/)).toBeEnabled();
  await setFamilyConsent(world, true);
  await expect(button(page, /^Recordatorios/)).toBeEnabled({ timeout: 15_000 });
}

/** Where the foot of the dialog's room has been since it opened, until nothing else fades: one place for each move. */
const placesOfDialog = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const places = new Set<number>();
    const end = performance.now() + 1_000;
    while (performance.now() < end) {
      const room = document.querySelector('[role=dialog]:not([aria-modal=false])')?.parentElement;
      if (room) places.add(Math.round(room.getBoundingClientRect().bottom));
      await new Promise(requestAnimationFrame);
    }
    return [...places];
  });

test('a daughter writes, her mother reads and answers, and a consent ends in the middle', async ({
  page: hers,
  browser,
  newcomer: world,
}) => {
  test.slow();
  await setFamilyConsent(world, true);
  const lucia = await addRelative(world, [world.person]);
  const context = await browser.newContext({ baseURL: world.url, locale: 'es-ES' });
  const page = await context.newPage();
  await toSupport(page, lucia);
  await expect(page.getByRole('heading', { name: world.person.name })).toBeVisible();
  await button(page, /^Enviar mensaje/).click();
  await button(page, 'Enviar').click();
  await expect(
    page.getByText('Por favor escriba un mensaje o seleccione un archivo'),
  ).toBeVisible();
  await page.getByLabel(`Mensaje para ${world.person.name}`).fill('Mañana voy a verte');
  await clickAgain(button(page, 'Enviar'));
  await expect(page.getByText('Mensaje enviado exitosamente').first()).toBeVisible();
  await expect(page.getByText(/· Enviado$/)).toBeVisible();

  await toHome(hers, world);
  await expect(button(hers, /^Mensajes.*1 mensaje nuevo/)).toBeVisible();
  await button(hers, /^Mensajes/).click();
  await expect(hers.getByText('Mañana voy a verte')).toBeVisible();
  await expect(hers.getByText('Nuevo', { exact: true })).toBeVisible();
  await button(hers, 'Me ha gustado').click();
  await expect(button(hers, 'Me ha gustado')).toHaveAttribute('aria-pressed', 'true');
  await expect(hers.getByText('Enviado a Lucía Rangel Gómez ❤️')).toBeVisible();
  await comeBack(page);
  await button(page, /^Enviar mensaje/).click();
  await expect(page.getByText(/· Visto /)).toBeVisible();
  await expect(page.getByText(/Le ha gustado$/)).toBeVisible();

  await page.locator('input[type=file]').first().setInputFiles(photoFile());
  await expect(page.getByAltText('Foto 1')).toBeVisible();
  await button(page, 'Enviar').click();
  await expect(button(page, `Ver Foto para ${world.person.name}`)).toBeVisible();
  await button(hers, 'Ver 1 mensaje que acaba de llegar').click({ timeout: 15_000 });
  await expect(hers.getByAltText(/^Archivo adjunto, de Lucía/)).toBeVisible();
  const photo = hers.getByRole('article').filter({ has: hers.getByRole('img') });
  await photo.getByRole('button', { name: 'Guardar en Mis Recuerdos' }).click();
  await expect(button(hers, 'Guardado en Mis Recuerdos')).toBeVisible();
  const chooser = hers.waitForEvent('filechooser');
  await button(hers, 'Contestar con foto').first().click();
  await (await chooser).setFiles(photoFile());
  // What was said in passing makes room at once, and moves nothing that she is about to tap.
  expect(await placesOfDialog(hers)).toHaveLength(1);
  await dialog(hers).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(hers.getByText('Has contestado a Lucía Rangel Gómez.')).toBeVisible();
  await expect(button(page, `Ver Foto de ${world.person.name}`)).toBeVisible({ timeout: 20_000 });

  await button(hers, 'Volver al inicio').click();
  await button(hers, 'Borrar y salir').click();
  await expect(button(hers, /^Mensajes.*No hay mensajes/)).toBeVisible();
  await button(hers, /^Mis Recuerdos/).click();
  await expect(button(hers, /^Ver De Lucía/)).toBeVisible();

  await losesConsent(page, world);
  await button(page, 'Cerrar Sesión').click();
  await button(page, 'Entrar').waitFor();
  await context.close();
});

test('a message that comes while the list is open waits, and survives the leaving', async ({
  page,
  newcomer: world,
}) => {
  await writeTo(world, ['Uno']);
  await toMessages(page, world);
  await expect(page.getByText('Uno', { exact: true })).toBeVisible();
  await writeTo(world, ['Dos']);
  await expect(button(page, 'Ver 1 mensaje que acaba de llegar')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Dos', { exact: true })).toHaveCount(0);
  await button(page, 'Volver al inicio').click();
  await expect(
    page.getByRole('dialog', { name: 'Al salir de Mensajes se borra 1 mensaje leído' }),
  ).toBeVisible();
  await button(page, 'Borrar y salir').click();
  await expect(button(page, /^Mensajes.*1 mensaje nuevo/)).toBeVisible();
  await button(page, /^Mensajes/).click();
  await expect(page.getByText('Dos', { exact: true })).toBeVisible();
  await expect(page.getByText('Uno', { exact: true })).toHaveCount(0);
});

test('somebody who looks after two is asked for whom, and always sees whom', async ({
  page,
  world,
  newcomer,
}) => {
  const lucia = await addRelative(world, [world.person, newcomer.person]);
  await toSupport(page, lucia);
  await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
  const silent = page.getByText(/^Sin autorización para ver su día: /);
  await expect(silent).toContainText(newcomer.person.name);
  await button(page, newcomer.person.name).click();
  await expect(page.getByRole('heading', { level: 2, name: newcomer.person.name })).toBeVisible();
  await button(page, 'Cambiar de persona').click();
  await button(page, world.person.name).click();
  await expect(page.getByRole('heading', { level: 2, name: world.person.name })).toBeVisible();
});

test('home asks once a day how she is, and takes no for an answer', async ({
  page,
  newcomer: world,
}) => {
  await toHome(page, world);
  await expect(page.getByRole('heading', { name: '¿Cómo estás hoy?' })).toBeVisible();
  await button(page, 'Bien').click();
  await expect(page.getByText('Nos alegramos mucho.')).toBeVisible();
  await clickLate(button(page, 'Deshacer'));
  await button(page, 'Bien').click();
  await expect(page.getByRole('heading', { name: '¿Cómo estás hoy?' })).toHaveCount(0);
  await setFamilyConsent(world, true);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const lucia = await addRelative(world, [world.person]);
  await toSupport(page, lucia);
  await expect(page.getByRole('heading', { name: 'Ánimo de hoy' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hoy' })).toContainText('Bien');
});
