import type { Page } from '@playwright/test';
import { send } from './api.ts';
import { enterAs, type World } from './world.ts';

/** The hour of her only reminder has come, whatever was chosen. */
export async function comesNow(page: Page, world: World): Promise<void> {
  const api = await enterAs(page.context(), world);
  const path = `/api/users/${world.person.id}/reminders`;
  const [made] = await send<{ id: string }[]>(api, 'GET', path);
  await send(api, 'PATCH', `${path}/${made?.id}`, { dateTime: new Date().toISOString() });
  // As when the tablet wakes up.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The addresses of what the page has played, one after the other; to be asked for before it is opened. */
export async function notePlayed(page: Page): Promise<readonly string[]> {
  const played: string[] = [];
  await page.exposeFunction('heard', (src: string) => played.push(src));
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      // @ts-expect-error the test gives the page this function
      return play.call(this).then(() => window.heard(this.currentSrc));
    };
  });
  return played;
}
