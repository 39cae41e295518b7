import { type Life, sendKeyed } from './life.ts';

interface Row {
  readonly id: string;
}

/** What is wrong with them, one after the other. */
export async function faultsIn(url: string, lives: readonly Life[]): Promise<string[]> {
  const faults: string[] = [];
  for (const life of lives) faults.push(...(await faultsOf(url, life)));
  return faults;
}

/**
 * What is wrong with a person after a restart: acknowledged and not there, there twice, deleted and there again, or
 * a memory without its picture. What was not acknowledged is sent again first, with its key.
 */
async function faultsOf(url: string, life: Life): Promise<string[]> {
  for (const [key, keyed] of life.keyed) {
    if (keyed.id === undefined) await sendKeyed(url, life, key, keyed);
  }
  const faults = [
    ...(await keyedFaults(url, life, 'reminders', 'reminders')),
    ...(await keyedFaults(url, life, 'scores', 'scores?limit=100')),
    ...(await memoryFaults(url, life)),
    ...(await moodFaults(url, life)),
  ];
  return faults.map((fault) => `${life.userId}: ${fault}`);
}

async function read<Item>(url: string, life: Life, path: string): Promise<Item[]> {
  const heard = await life.caller.ask<Item[]>(`${url}/api/users/${life.userId}/${path}`);
  if (heard?.status !== 200) throw new Error(`${path}: ${heard?.status} ${heard?.body}`);
  return heard.body;
}

async function keyedFaults(url: string, life: Life, path: string, list: string): Promise<string[]> {
  const asked = [...life.keyed.values()].filter((keyed) => keyed.path === path);
  const ids = new Set((await read<Row>(url, life, list)).map(({ id }) => id));
  const faults = asked
    .filter(({ id }) => id === undefined || !ids.has(id))
    .map(({ id }) => `${path}: ${id ?? 'a retry'} is lost`);
  if (ids.size > asked.length) faults.push(`${path}: ${ids.size} of ${asked.length}`);
  return faults;
}

async function memoryFaults(url: string, life: Life): Promise<string[]> {
  const memories = await read<Row>(url, life, 'media');
  const ids = new Set(memories.map(({ id }) => id));
  const faults = [...life.memories.difference(ids)].map((id) => `memory ${id} is lost`);
  faults.push(...[...life.removed.intersection(ids)].map((id) => `memory ${id} came back`));
  for (const id of ids) {
    for (const file of [id, `${id}/thumbnail`]) {
      const path = `${url}/api/users/${life.userId}/objects/media/${file}`;
      const heard = await life.caller.ask(path);
      if (heard?.status !== 200) faults.push(`picture ${file}: ${heard?.status}`);
    }
  }
  return faults;
}

async function moodFaults(url: string, life: Life): Promise<string[]> {
  if (life.mood === undefined) return [];
  const [last] = await read<{ mood: string }>(url, life, 'metrics/moods');
  return last?.mood === life.mood ? [] : [`mood: ${last?.mood} instead of ${life.mood}`];
}
