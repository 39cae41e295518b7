import { randomId } from '../../../lib/random-id.ts';

const PREFIX = 'encina.ring ';
const OWN = 'encina.tab';
/** Claims older than this are of no use to anybody, in ms. */
const FORGOTTEN_AFTER = 3_600_000;

/** The same through a reload, another in every tab. */
function tabId(): string {
  const known = sessionStorage.getItem(OWN);
  if (known) return known;
  const made = randomId();
  sessionStorage.setItem(OWN, made);
  return made;
}

function claimHere(ring: string, now: number): boolean {
  const key = PREFIX + ring;
  const owner = localStorage.getItem(key)?.split(' ')[0];
  if (owner && owner !== tabId()) return false;
  forgetOld(now);
  localStorage.setItem(key, `${tabId()} ${now}`);
  return true;
}

function forgetOld(now: number): void {
  const old = Object.keys(localStorage).filter(
    (key) =>
      key.startsWith(PREFIX) &&
      now - Number(localStorage.getItem(key)?.split(' ')[1]) > FORGOTTEN_AFTER,
  );
  for (const key of old) localStorage.removeItem(key);
}

/**
 * True for the one tab that is to ring: with two open, one. Under a lock where the browser has locks (not without
 * HTTPS), so that two timers of the same instant do not both win.
 */
export async function claimRing(ring: string, now: number): Promise<boolean> {
  try {
    if (!navigator.locks) return claimHere(ring, now);
    return await navigator.locks.request('encina alarm', () => claimHere(ring, now));
  } catch {
    // Where nothing can be kept, two tabs that ring are better than none.
    return true;
  }
}
