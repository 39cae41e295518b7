import { it, vi } from 'vitest';
import { writeStored } from '../lib/storage.ts';

/** What a log-in may get that no server of ours has written, by what it is. */
const UNREADABLE_ANSWERS = [
  [
    'a page of a proxy in place of an answer',
    new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  ],
  ['a page where an answer was awaited', new Response('<h1>Wi-Fi del hotel</h1>')],
] as const;

/** Tells for each of them what `who` then reads. @param logIn fills the form in and sends it, and looks at what follows */
export function testUnreadable(who: string, logIn: () => Promise<void>): void {
  it.for(UNREADABLE_ANSWERS)(`${who} that gets %s says so`, async ([, answer]) => {
    localStorage.clear();
    writeStored('municipalityId', 'valle');
    vi.stubGlobal('fetch', async () => answer);
    await logIn();
    vi.unstubAllGlobals();
  });
}
