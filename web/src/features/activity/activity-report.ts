import { report } from '@encina/contract/activity';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { randomId } from '../../lib/random-id.ts';
import { forgetStored, readStored, writeStored } from '../../lib/storage.ts';

const EVERY_MS = 60_000;
/** Nobody was looking while the tablet slept, even where the page was never hidden. */
const LONGEST_S = 2 * 60;
const DAY_S = 86_400;

interface Owed {
  /** The same for as long as it is the same report, however often it is sent. */
  key: string;
  seconds: number;
  remindersViewed: number;
}

const nothing = (): Owed => ({ key: randomId(), seconds: 0, remindersViewed: 0 });

let person: string | undefined;
let owed = nothing();
let since = 0;

const isVisible = () => document.visibilityState === 'visible';

function collect(): void {
  const seconds = Math.round((performance.now() - since) / 1_000);
  since = performance.now();
  owed.seconds = Math.min(DAY_S, owed.seconds + Math.min(LONGEST_S, seconds));
}

async function send(): Promise<void> {
  const sent = owed;
  const sayer = person;
  if (sayer === undefined || sent.seconds + sent.remindersViewed === 0) return;
  owed = nothing();
  const { key, ...body } = sent;
  try {
    await call(report, { params: { id: sayer }, body }, { idempotencyKey: key, keepalive: true });
    forgetStored(`activity:${sayer}`);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return;
    // Lost minutes are no reason to bother anybody: they are said again with the next ones.
    owed.key = key;
    owed.seconds += sent.seconds;
    owed.remindersViewed += sent.remindersViewed;
    if (person !== undefined) writeStored(`activity:${person}`, JSON.stringify(owed));
  }
}

/** What an earlier page could not say, once. */
function takeOwed(userId: string): Owed {
  const key = `activity:${userId}` as const;
  try {
    return { ...nothing(), ...JSON.parse(readStored(key) ?? '{}') };
  } catch {
    return nothing();
  } finally {
    forgetStored(key);
  }
}

async function tell(): Promise<void> {
  if (isVisible()) collect();
  await send();
}

/** Reports at once what is left, and nothing more: for when the session is about to end. */
export async function endReporting(): Promise<void> {
  const told = tell();
  person = undefined;
  await told;
}

/** Notes that the person has opened her reminders. */
export function noteRemindersViewed(): void {
  owed.remindersViewed += 1;
}

/**
 * Reports the seconds for which a view of the person is visible: each minute, when it is hidden and on leaving.
 * @returns ends it, and reports what is left
 */
export function startReporting(userId: string): () => void {
  person = userId;
  owed = takeOwed(userId);
  since = performance.now();
  const onVisibility = () => {
    if (isVisible()) {
      since = performance.now();
      return;
    }
    collect();
    void send();
  };
  const timer = setInterval(() => isVisible() && void tell(), EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    void endReporting();
  };
}
