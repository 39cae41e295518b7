import { expect, type Page } from '@playwright/test';
import { button, toChat } from '../navigation.ts';
import { fakeSpeech, hear } from '../speech.ts';
import type { World } from '../world.ts';
import { user } from './view.ts';

/** Says something and waits until it is answered. */
export async function tell(page: Page, text: string): Promise<void> {
  const answers = page.getByRole('log').getByText('Asistente', { exact: true });
  const before = await answers.count();
  await page.getByLabel('Escribe tu mensaje').fill(text);
  await page.getByLabel('Escribe tu mensaje').press('Enter');
  // The assistant learns its phrases when it is first asked.
  await answers.nth(before).waitFor({ timeout: 25_000 });
}

const talk =
  (...texts: string[]) =>
  async (page: Page, world: World) => {
    await fakeSpeech(page);
    await toChat(page, world);
    for (const text of texts) await tell(page, text);
  };

/** It listens, and has heard something. What is said while it is not all ear yet, she says again. */
async function listening(page: Page, world: World): Promise<void> {
  await talk('¿Qué hora es?')(page, world);
  await button(page, 'Manos libres').click();
  const words = 'recuérdame regar los geranios';
  await expect(async () => {
    await hear(page, words);
    await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

export const chatViews = [
  user('chat', talk()),
  user(
    'chat-talk',
    talk(
      '¿Qué tengo que hacer hoy?',
      'Cuéntame un chiste',
      'Recuérdame comprar pan mañana a las 9',
    ),
  ),
  user('chat-danger', talk('Me duele mucho el pecho')),
  user('chat-alarm', talk('Me noto algo raro')),
  user('chat-hands-free', listening),
];
