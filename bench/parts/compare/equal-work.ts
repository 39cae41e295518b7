import { type Ask, send } from '../../support/asks.ts';

/** Who answers, and where. */
export type Named = readonly [name: string, url: string];
type Thing = Readonly<Record<string, unknown>>;

/**
 * Asks everybody the same and compares what comes: as many things, the same ones, and as much said of each.
 * @param everybody the first is what the others are held to
 * @throws Error where one of them answers less: then the bench is wrong, not the server fast
 */
export async function checkSameList(everybody: readonly Named[], ask: Ask): Promise<void> {
  const lists = await Promise.all(
    everybody.map(async ([name, url]) => {
      const things = (await jsonOf(url, ask)) as readonly Thing[];
      return { name, ids: things.map(({ id }) => id).sort(), fields: fieldsOf(things[0]) };
    }),
  );
  const [model] = lists;
  if (!model || model.ids.length === 0) throw new Error(`${ask.path}: nothing comes back.`);
  for (const { name, ids, fields } of lists) {
    if (ids.join() !== model.ids.join()) {
      throw new Error(`${ask.path}: ${name} answers ${ids.length} other things.`);
    }
    if (fields !== model.fields) {
      throw new Error(`${ask.path}: ${name} says ${fields} of each, not ${model.fields}.`);
    }
  }
}

/**
 * Creates one everywhere: what is answered says as much, and is in the list afterwards.
 * @param keeping those that keep what they get; bare `node:http` keeps nothing
 */
export async function checkCreated(
  everybody: readonly Named[],
  keeping: readonly Named[],
  create: Ask,
  list: Ask,
): Promise<void> {
  const made = new Map<string, Thing>();
  for (const [name, url] of everybody) made.set(name, (await jsonOf(url, create)) as Thing);
  if (new Set([...made.values()].map(fieldsOf)).size !== 1) {
    throw new Error(`${create.path}: not everybody says the same of what was created.`);
  }
  for (const [name, url] of keeping) {
    const things = (await jsonOf(url, list)) as readonly Thing[];
    const isThere = things.some(({ id }) => id === made.get(name)?.id);
    if (!isThere) throw new Error(`${create.path}: ${name} has not kept it.`);
  }
}

async function jsonOf(url: string, ask: Ask): Promise<unknown> {
  const answer = await send(url, ask);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${ask.method} ${ask.path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

const fieldsOf = (thing: Thing | undefined): string =>
  Object.keys(thing ?? {})
    .sort()
    .join();
