import { expect, type Page } from '@playwright/test';
import { button, toChat } from '../navigation.ts';
import { fakeSpeech, hear, started } from '../speech.ts';
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

/** It listens, and has heard something. */
async function listening(page: Page, world: World): Promise<void> {
  await talk('¿Qué hora es?')(page, world);
  await button(page, 'Manos libres').click();
  await expect.poll(() => started(page)).toBeGreaterThan(0);
  await hear(page, 'recuérdame regar los geranios');
  await page.getByText('recuérdame regar los geranios').waitFor();
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
