import { send } from './support/api.ts';
import { holdBack } from './support/hold-back.ts';
import { button, clickAgain, toChat } from './support/navigation.ts';
import { failHearing, fakeSpeech, hear, spoken, started } from './support/speech.ts';
import { tell } from './support/views/chat.ts';
import { enterAs, type World } from './support/world.ts';
import { newcomerTest as base, expect } from './support/world-fixture.ts';

type Page = import('@playwright/test').Page;
type Locator = import('@playwright/test').Locator;
/** The page of somebody who has opened the assistant. */
const test = base.extend<{ talk: Page }>({
  talk: async ({ page, newcomer }, use) => {
    await toChat(page, newcomer);
    await use(page);
  },
});
const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByLabel('Escribe tu mensaje');

async function toSpokenChat(page: Page, world: World): Promise<void> {
  await fakeSpeech(page);
  await toChat(page, world);
}

test('she talks, hears the answers, and adds a reminder by saying yes', async ({
  page,
  newcomer,
}) => {
  await toSpokenChat(page, newcomer);
  await expect(page.getByText('Hablas con un programa, no con una persona.')).toBeVisible();
  await button(page, 'Probar voz').click();
  expect(await spoken(page)).toContain('Hola. [es-ES 0.9 1 1]');

  await button(page, '¿Qué tengo que hacer hoy?').click();
  await expect(log(page)).toContainText('Hoy no tienes nada apuntado.', { timeout: 25_000 });
  await expect.poll(() => spoken(page)).toContain('Hoy no tienes nada apuntado. [es-ES 0.9 1 1]');

  await tell(page, 'recuerdame regar los geranios mañana a las 9');
  await expect(log(page)).toContainText('Regar los geranios: mañana, a las 9:00. ¿Lo apunto?');
  const api = await enterAs(page.context(), newcomer);
  const reminders = `/api/users/${newcomer.person.id}/reminders`;
  expect(await send(api, 'GET', reminders)).toEqual([]);
  await button(page, 'Sí, apúntalo').click();
  await expect(log(page)).toContainText('Hecho. Te avisaré mañana, a las 9:00');
  await expect(button(page, 'Deshacer')).toBeVisible();
  expect(await send(api, 'GET', reminders)).toMatchObject([{ title: 'Regar los geranios' }]);
  await button(page, 'Ver Recordatorios').click();
  await page.getByRole('tab', { name: 'Próximos' }).click();
  await expect(page.getByText('Regar los geranios')).toBeVisible();
});

const WHEN = 'del miércoles, 1 de enero, a las 10:00';

test('a pill is marked only by what she says of its hour, and "Deshacer" takes it back', async ({
  page,
  newcomer,
}) => {
  const api = await enterAs(page.context(), newcomer);
  const reminders = `/api/users/${newcomer.person.id}/reminders`;
  await send(api, 'POST', reminders, {
    title: 'Pastilla de la tensión',
    category: 'Medicación',
    // Long ago: it rings no more, whatever the hour of the test.
    dateTime: '2025-01-01T10:00',
  });
  const state = async () => {
    const [pill] = (await send(api, 'GET', reminders)) as { state: string }[];
    return pill?.state;
  };
  await toChat(page, newcomer);
  await tell(page, '¿Me he tomado la pastilla?');
  await expect(log(page)).toContainText('no consta como tomada');
  await tell(page, 'sí');
  expect(await state()).not.toBe('done');
  await tell(page, 'Ya me he tomado la pastilla');
  await expect(log(page)).toContainText(`¿Marco «Pastilla de la tensión», ${WHEN}, como tomada?`);
  expect(await state()).not.toBe('done');
  await button(page, `Sí, la ${WHEN} ya la he tomado`).click();
  await expect(log(page)).toContainText(`He marcado «Pastilla de la tensión», ${WHEN}`);
  expect(await state()).toBe('done');
  await button(page, 'Deshacer').click();
  await expect(log(page)).toContainText('vuelve a estar pendiente');
  expect(await state()).not.toBe('done');
});

test('she speaks in place of writing, and what was heard is hers to send', async ({
  page,
  newcomer,
}) => {
  await toSpokenChat(page, newcomer);
  await button(page, 'Hablar').click();
  await expect(page.getByText('Te escucho. Habla ahora.')).toBeVisible();
  await hear(page, 'cuéntame');
  await hear(page, 'cuéntame un chiste');
  await expect(input(page)).toHaveValue('cuéntame un chiste');
  await clickAgain(button(page, 'Ya está'));
  await expect(page.getByText('Te escucho. Habla ahora.')).toBeHidden();
  await button(page, 'Enviar').click();
  await expect(button(page, 'Otro')).toBeVisible({ timeout: 25_000 });
  expect(await started(page)).toBe(1);

  await button(page, 'Voz encendida').click();
  const before = (await spoken(page)).length;
  await tell(page, 'otro');
  await page.waitForTimeout(800);
  expect(await spoken(page)).toHaveLength(before);
  await page
    .getByRole('button', { name: /^Escuchar: / })
    .last()
    .click();
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(before);
  await button(page, 'Parar voz').click();
  await expect(button(page, 'Parar voz')).toBeDisabled();
});

test('a danger is answered with a number to call at a tap', async ({ talk: page }) => {
  await tell(page, 'me duele mucho el pecho');
  await expect(log(page)).toContainText('Llama ahora mismo al 112.');
  await expect(page.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute(
    'href',
    'tel:112',
  );
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
  { width: 740, height: 360 },
]) {
  const size = `${viewport.width} × ${viewport.height}`;
  test(`help is in sight at once, at ${size}`, async ({ talk: page }) => {
    await page.setViewportSize(viewport);
    await tell(page, 'qué tengo hoy');
    await tell(page, 'me noto algo raro');
    await inSight(button(page, 'Sí, necesito ayuda'));
    await tell(page, 'me duele mucho el pecho');
    await inSight(page.getByRole('link', { name: 'Llamar al 112' }));
  });
}

/** Nothing stands over its middle. */
async function inSight(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
}

test('what may be a danger is asked after, and help is one tap away', async ({ talk: page }) => {
  await tell(page, 'me noto algo raro');
  await expect(log(page)).toContainText('¿Te ha pasado algo malo?');
  await expect(page.getByRole('link', { name: 'Llamar al 112' })).toHaveCount(0);
  await button(page, 'Sí, necesito ayuda').click();
  await expect(page.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute(
    'href',
    'tel:112',
  );
  await tell(page, 'ya se me ha pasado un poco');
  await expect(log(page)).toContainText('Aunque se pase, hay que mirarlo hoy');
});

test('what she asks for opens by itself, and the conversation is gone when she comes back', async ({
  talk: page,
  newcomer,
}) => {
  await tell(page, 'abre los recordatorios');
  await expect(page.getByRole('tab', { name: 'Próximos' })).toBeVisible();
  const api = await enterAs(page.context(), newcomer);
  const chat = `/api/users/${newcomer.person.id}/chat`;
  await expect.poll(() => send(api, 'GET', chat)).toEqual([]);
  await page.goBack();
  await expect(log(page)).not.toContainText('abre los recordatorios');
  await button(page, 'Volver al inicio').click();
  await expect(page.getByText('Última conversación: hoy')).toBeVisible();
});

test('a tab that is closed deletes the conversation, and her day counts what she said', async ({
  talk: page,
  newcomer,
}) => {
  // Of both days where midnight comes meanwhile.
  const began = new Date().toISOString();
  await tell(page, 'hola');
  await tell(page, 'qué hora es');
  const api = await enterAs(page.context(), newcomer);
  const chat = `/api/users/${newcomer.person.id}/chat`;
  expect(await send(api, 'GET', chat)).toHaveLength(4);
  await page.close();
  await expect.poll(() => send(api, 'GET', chat)).toEqual([]);
  const days = `startDate=${began}&endDate=${new Date().toISOString()}`;
  const metrics = `/api/users/${newcomer.person.id}/metrics?${days}`;
  // A page that closes sends both requests at once: either may be done first.
  await expect.poll(() => send(api, 'GET', metrics)).toMatchObject({ chatMessages: 2 });
});

test('Enter sends, Shift and Enter begins a new line, and nothing empty is sent', async ({
  talk: page,
}) => {
  await input(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Enviar')).toBeDisabled();
  await page.keyboard.type('hola');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('qué hora es');
  await expect(page.getByText('16/500')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(/(Son las|Es la) \d/, { timeout: 25_000 });
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Asistente', { exact: true })).toHaveCount(3);
});

test('a message of more than 500 letters is cut, and she is told', async ({ talk: page }) => {
  await input(page).fill('a'.repeat(600));
  await expect(page.getByText('Mensaje muy largo')).toBeVisible();
  await expect(
    page.getByText('Por favor, acorta tu mensaje. Máximo 500 caracteres.'),
  ).toBeVisible();
  await expect(page.getByText('500/500')).toBeVisible();
  await expect(input(page)).toHaveValue('a'.repeat(500));
});

test('what could not be sent is said, and stays in the field', async ({ talk: page }) => {
  await holdBack(page, '**/chat/stream', (route) => route.abort());
  await input(page).fill('hola');
  await button(page, 'Enviar').click();
  await expect(
    page.getByText('No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.'),
  ).toBeVisible();
  await expect(page.getByText('Error al enviar mensaje')).toBeVisible();
  await expect(input(page)).toHaveValue('hola');
  await page.unroute('**/chat/stream');
  await button(page, 'Cerrar').click();
  await clickAgain(button(page, 'Enviar'));
  await expect(log(page)).toContainText('¿Qué tal estás?', { timeout: 25_000 });
  await expect(page.getByText('Error al enviar mensaje')).toHaveCount(0);
});

test('a browser that cannot hear, an ear that fails and one that does not begin are told apart', async ({
  page,
  newcomer,
  browser,
}) => {
  await toSpokenChat(page, newcomer);
  await button(page, 'Hablar').click();
  await failHearing(page, 'network');
  await expect(page.getByText('Error de reconocimiento', { exact: true })).toBeVisible();
  await button(page, 'Cerrar').click();
  await clickAgain(button(page, 'Hablar'));
  await failHearing(page, 'no-speech');
  await expect(page.getByText('No te he oído bien.')).toHaveCount(0);

  for (const [recognition, words] of [
    ['missing', 'Función no disponible'],
    ['broken', 'No se pudo iniciar el reconocimiento de voz.'],
  ] as const) {
    const context = await browser.newContext({ baseURL: newcomer.url, locale: 'es-ES' });
    const other = await context.newPage();
    await fakeSpeech(other, { recognition });
    await toChat(other, newcomer);
    await button(other, 'Hablar').click();
    await expect(other.getByText(words).first()).toBeVisible();
    await context.close();
  }
});

test('a device without a Spanish voice says so, and answers in text', async ({
  page,
  newcomer,
}) => {
  await fakeSpeech(page, { voice: 'en-US' });
  await toChat(page, newcomer);
  await expect(page.getByText('Este aparato no tiene voz en español.')).toBeVisible();
  await tell(page, 'hola');
  await expect(button(page, 'Escuchar')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`"Hablar" and "Enviar" stay in a window of ${width}×${height}, and over the keyboard`, async ({
    page,
    newcomer,
  }) => {
    await fakeSpeech(page);
    await page.setViewportSize({ width, height });
    await toChat(page, newcomer);
    await tell(page, 'Cuéntame un chiste');
    await tell(page, 'Otro');
    await input(page).fill('Y otro más');
    for (const top of [0, 100_000]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(input(page)).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Hablar')).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Enviar')).toBeInViewport({ ratio: 1 });
    }
    // What iOS does: the keyboard lies over the page, and only this one value tells.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 80 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const { y = 0, height: tall = 0 } = (await button(page, 'Enviar').boundingBox()) ?? {};
    expect(y + tall).toBeLessThanOrEqual(height - 80);
  });
}
