import { randomInt, randomUUID } from 'node:crypto';
import { type Bell, newBell } from './bell.ts';
import { Caller, isDone } from './caller.ts';

interface WithId {
  readonly id: string;
}

/** A write that carries a key: it may be sent again, and happens once. */
interface Keyed {
  readonly path: string;
  readonly body: object;
  /** Of a reminder that is to ring. */
  readonly bell: Bell | undefined;
  /** Set when the server said that it is done. */
  id: string | undefined;
}

/** What lives need. */
export interface World {
  readonly url: string;
  /** Who creates them. */
  readonly staff: Caller;
  /** Bytes of a photo. */
  readonly picture: Buffer;
  /** A browser that is told while Encina is closed; without it, nothing rings. */
  readonly newBrowser?: () => object;
}

/** One person, what she asked for, and what the server acknowledged of it. */
export interface Life {
  readonly caller: Caller;
  readonly userId: string;
  readonly keyed: Map<string, Keyed>;
  readonly memories: Set<string>;
  readonly removed: Set<string>;
  mood: string | undefined;
}

const PIN = '2468';
const MOODS = ['good', 'fair', 'bad'] as const;
const ROUND = { gameType: 'math', score: 45, difficulty: 'easy', timed: false };
const A_YEAR_ON = '2027-11-20T09:00';

const AT_ONCE = 4;

/** Several at once, each one life after the other, as long as `goesOn` says so. */
export async function liveOn(
  world: World,
  lives: Life[],
  goesOn: () => Promise<boolean>,
): Promise<void> {
  const caller = async () => {
    do await live(world, (life) => lives.push(life));
    while (await goesOn());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
}

/**
 * Lives until the server dies: is created, enters, and writes one thing after the other.
 * @returns undefined where not even her creation and her entry were acknowledged
 */
async function live(
  { url, staff, picture, newBrowser }: World,
  noted: (life: Life) => void,
): Promise<void> {
  const born = await staff.send<WithId>(`${url}/api/users`, 'POST', {
    name: 'Josefa Gómez',
    pin: PIN,
  });
  if (born?.status !== 200) return;
  const caller = new Caller();
  const { id: userId } = born.body;
  const life: Life = {
    caller,
    userId,
    keyed: new Map(),
    memories: new Set(),
    removed: new Set(),
    mood: undefined,
  };
  const entered = await caller.send(`${url}/api/users/${userId}/verify-pin`, 'POST', { pin: PIN });
  if (!isDone(entered)) return;
  if (newBrowser) {
    const subscribed = await caller.send(`${url}/api/users/${userId}/push`, 'PUT', newBrowser());
    if (!isDone(subscribed)) return;
  }
  noted(life);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!(await liveRound(url, life, picture, round))) return;
  }
}

/** Then somebody else begins: nobody has reminders without end. */
const ROUNDS = 12;

async function liveRound(
  url: string,
  life: Life,
  picture: Buffer,
  round: number,
): Promise<boolean> {
  const title = `Recordatorio ${round}`;
  const reminder = { title, dateTime: A_YEAR_ON, recurrency: 'daily' };
  const bell = round % 3 === 0 ? newBell() : undefined;
  const score = { ...ROUND, timeSeconds: 28 + round };
  return (
    (await write(url, life, 'reminders', bell?.reminder ?? reminder, bell)) &&
    (await write(url, life, 'scores', score)) &&
    (await sayMood(url, life)) &&
    (await keep(url, life, picture)) &&
    (round % 3 !== 2 || (await forget(url, life)))
  );
}

/** Has the server look for what is due: it was not the server that let time pass. */
export async function wake(url: string, [life]: readonly Life[]): Promise<void> {
  const reminder = { title: 'Otro', dateTime: A_YEAR_ON, recurrency: 'daily' };
  await life?.caller.send(`${url}/api/users/${life.userId}/reminders`, 'POST', reminder);
}

async function write(
  url: string,
  life: Life,
  path: string,
  body: object,
  bell?: Bell,
): Promise<boolean> {
  const key = randomUUID();
  const keyed: Keyed = { path, body, bell, id: undefined };
  life.keyed.set(key, keyed);
  return sendKeyed(url, life, key, keyed);
}

/** Sends a write that carries a key, for the first time or again. */
export async function sendKeyed(
  url: string,
  life: Life,
  key: string,
  keyed: Keyed,
): Promise<boolean> {
  const address = `${url}/api/users/${life.userId}/${keyed.path}`;
  const heard = await life.caller.send<WithId>(address, 'POST', keyed.body, {
    'idempotency-key': key,
  });
  if (heard?.status !== 200) return false;
  keyed.id = heard.body.id;
  return true;
}

async function sayMood(url: string, life: Life): Promise<boolean> {
  const mood = MOODS[randomInt(MOODS.length)];
  const address = `${url}/api/users/${life.userId}/metrics/moods/today`;
  // Either may be there if the server dies now.
  const before = life.mood;
  life.mood = undefined;
  const heard = await life.caller.send(address, 'PUT', { mood });
  if (heard?.status !== 200) return false;
  life.mood = mood ?? before;
  return true;
}

async function keep(url: string, life: Life, picture: Buffer): Promise<boolean> {
  const path = `${url}/api/users/${life.userId}/media`;
  const place = await life.caller.send<{ uploadURL: string; fileURL: string }>(
    `${path}/upload-url`,
    'POST',
    { mimeType: 'image/png', size: picture.length },
  );
  if (place?.status !== 200) return false;
  const { uploadURL, fileURL } = place.body;
  const sent = await life.caller.ask(url + uploadURL, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  if (!isDone(sent)) return false;
  const memory = await life.caller.send<WithId>(path, 'POST', { fileURL, title: 'La siega' });
  if (memory?.status !== 200) return false;
  life.memories.add(memory.body.id);
  return true;
}

async function forget(url: string, life: Life): Promise<boolean> {
  const [id] = life.memories;
  if (id === undefined) return true;
  // From here on it may be there or not, until the answer comes.
  life.memories.delete(id);
  const heard = await life.caller.ask(`${url}/api/media/${id}`, { method: 'DELETE' });
  if (!isDone(heard)) return false;
  life.removed.add(id);
  return true;
}
