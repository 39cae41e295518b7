import { button, toChat } from './support/navigation.ts';
import { failHearing, fakeSpeech, hear, spoken, started } from './support/speech.ts';
import { expect, newcomerTest as test } from './support/world-fixture.ts';

type Page = import('@playwright/test').Page;
const panel = (page: Page) => page.getByRole('region', { name: 'Manos libres' });
const log = (page: Page) => page.getByRole('log');

/** Says something at her next turn, the so many'th time that it listens, and is silent. */
async function sayAt(page: Page, turn: number, words: string): Promise<void> {
  await expect.poll(() => started(page), { timeout: 25_000 }).toBe(turn);
  await expect(panel(page)).toContainText('Te escucho');
  await hear(page, words);
  await failHearing(page, 'no-speech');
}

test('she talks without hands, hears each answer, says yes, and ends it with «para»', async ({
  page,
  newcomer,
}) => {
  await fakeSpeech(page);
  await toChat(page, newcomer);
  await button(page, 'Manos libres').click();
  await expect(page.getByLabel('Escribe tu mensaje')).toHaveCount(0);
  await expect(panel(page)).toContainText('Te escucho');
  await hear(page, 'recuérdame regar');
  await expect(panel(page)).toContainText('recuérdame regar');
  expect(await spoken(page)).toEqual([]);

  await sayAt(page, 1, 'recuérdame regar los geranios mañana a las nueve de la mañana');
  await expect(log(page)).toContainText('¿Lo apunto?', { timeout: 25_000 });
  await expect(panel(page)).toContainText('Te contesto');
  expect(await started(page)).toBe(1);

  await sayAt(page, 2, 'sí');
  await expect(log(page)).toContainText('Sí, apúntalo');
  await expect(log(page)).toContainText('Hecho.');

  await sayAt(page, 3, 'para');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByLabel('Escribe tu mensaje')).toBeVisible();
});
