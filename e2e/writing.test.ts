import { button, clickAgain, dialog, toHome } from './support/navigation.ts';
import { addRelative, setFamilyConsent, writeTo } from './support/relatives.ts';
import { toSupport } from './support/views/support.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

test('she writes to her daughter, takes one back before it is seen, and keeps an answer as a letter', async ({
  page: hers,
  browser,
  newcomer: world,
}) => {
  test.slow();
  await setFamilyConsent(world, true);
  const lucia = await addRelative(world, [world.person]);
  await addRelative(world, [world.person], 'Pedro Rangel Gómez');
  await toHome(hers, world);
  await button(hers, /^Mensajes/).click();
  for (const words of ['Ven el domingo', 'Esto era para otra']) {
    await clickAgain(button(hers, 'Escribir un mensaje'));
    await dialog(hers).getByRole('button', { name: 'Lucía Rangel Gómez' }).click();
    await dialog(hers).getByRole('button', { name: 'Escribirlo o dictarlo' }).click();
    await dialog(hers).getByLabel('Tu mensaje').fill(words);
    await dialog(hers).getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(dialog(hers)).toHaveCount(0);
    await expect(hers.getByText(words)).toBeVisible();
  }
  const mistake = hers.getByRole('article').filter({ hasText: 'Esto era para otra' });
  await mistake.getByRole('button', { name: /^Quitar este mensaje/ }).click();
  await button(hers, 'Sí, quitarlo').click();
  await expect(mistake).toHaveCount(0);

  const context = await browser.newContext({
    baseURL: world.url,
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await toSupport(page, lucia);
  await expect(button(page, /^Enviar mensaje.*Te ha enviado un mensaje/)).toBeVisible();
  await button(page, /^Enviar mensaje/).click();
  await expect(page.getByText('Ven el domingo')).toBeVisible();
  await expect(page.getByText('Esto era para otra')).toHaveCount(0);
  const box = page.getByLabel(`Mensaje para ${world.person.name}`);
  const line = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  for (const words of ['Uy, esto no', 'Allí estaré, con tarta']) {
    await box.fill(words);
    await clickAgain(button(page, 'Enviar'));
    await expect(line(words).getByText(/· Enviado$/)).toBeVisible();
  }
  await line('Uy, esto no').getByRole('button', { name: 'Quitar' }).click();
  await button(page, 'Sí, quitarlo').click();
  await expect(line('Uy, esto no')).toHaveCount(0);

  // The last look of her page may be of before: then another message is on its way to it.
  const answer = hers.getByText('Allí estaré, con tarta');
  await expect(async () => {
    await button(hers, 'Ver 1 mensaje que acaba de llegar').click({ timeout: 6_000 });
    await expect(answer).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(hers.getByText('Uy, esto no')).toHaveCount(0);
  await button(hers, 'Volver al inicio').click();
  await button(hers, 'Guardar el mensaje y salir').click();
  await button(hers, /^Mis Recuerdos.*1 archivo/).click({ timeout: 15_000 });
  await button(hers, /^Ver De Lucía/).click();
  await expect(dialog(hers).getByText('Allí estaré, con tarta')).toBeVisible();
  await expect(dialog(hers).getByRole('button', { name: 'Escuchar' })).toBeVisible();
  await context.close();
});

test('the companion leads to where she writes, and sends nothing itself', async ({
  page,
  newcomer: world,
}) => {
  await addRelative(world, [world.person]);
  await writeTo(world, ['Hola']);
  await toHome(page, world);
  await button(page, /^Asistente/).click();
  await page.getByLabel('Escribe tu mensaje').fill('quiero mandarle un mensaje a Lucía');
  await button(page, 'Enviar').click();
  await button(page, 'Escribir un mensaje').click();
  await expect(dialog(page)).toBeVisible();
});
