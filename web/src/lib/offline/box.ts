import { createStore } from '../store.ts';
import { isAwaited, type Outcome, tellOutcome } from './awaited.ts';
import { isMadeBy } from './dependence.ts';
import { isAnothers } from './owner.ts';
import { type PersonStore, personStore } from './person-store.ts';
import { setAside, unsent, type Waiting, waiting } from './waiting.ts';

/** All that has not gone, oldest first. */
const box = createStore<readonly Waiting[]>([]);
/** Keys of those that lie in the browser's database, where other pages see them. */
const stored = new Set<string>();

export const inBox = box.get;
/** The same, in a component that follows it. */
export const useBox = box.use;

/** What nobody stands before any more is told to the screens. */
function change(items: readonly Waiting[]): void {
  publish(box, items);
  const left = items.filter(({ key }) => !isAwaited(key));
  publish(unsent, left);
  publish(
    waiting,
    left.filter(({ problem }) => problem === undefined),
  );
  publish(
    setAside,
    left.filter(({ problem }) => problem !== undefined),
  );
}

function publish(store: typeof waiting, items: readonly Waiting[]): void {
  if (items.length > 0 || store.get().length > 0) store.set(items);
}

/** @returns whether somebody still stood before it */
export function settle(key: string, outcome: Outcome): boolean {
  const isHeard = tellOutcome(key, outcome);
  if (outcome === 'waits') change([...box.get()]);
  return isHeard;
}

/** Nobody need stand before anything any longer. */
export function letWait(): void {
  for (const { key } of box.get()) settle(key, 'waits');
}

/** In the order of the taps, whatever page of this browser they were on. */
const nameOf = ({ at, key }: Waiting) => `${String(at).padStart(15, '0')} ${key}`;

/** One after the other: what has gone is not written down after it. */
let writing: Promise<unknown> = Promise.resolve();
/** @returns whether it was done. Where there is no database or no room in it, memory lasts as long as the page */
function write(act: (store: PersonStore) => Promise<unknown>): Promise<boolean> {
  const written = writing
    .then(personStore)
    .then(act)
    .then(
      () => true,
      () => false,
    );
  writing = written;
  return written;
}

/** Puts it into the box, for as long as the page lives. */
export const hold = (item: Waiting): void =>
  change([...box.get().filter(({ key }) => key !== item.key), item]);

/** The same, over a reload too. @returns whether it will be there after one */
export function keep(item: Waiting): Promise<boolean> {
  hold(item);
  return write(async (store) => {
    // The database is that of another by now.
    if (isAnothers(item)) return;
    await store.put('outbox', item, nameOf(item));
    stored.add(item.key);
  });
}

/** In the place of what it was; where it has been let go meanwhile, nowhere. */
export function putBack(item: Waiting): void {
  change(box.get().map((it) => (it.key === item.key ? item : it)));
  void write(async (store) => {
    if (stored.has(item.key)) await store.put('outbox', item, nameOf(item));
  });
}

/** It lies in the database no longer: no page will send it again. */
export const drop = (item: Waiting): Promise<unknown> =>
  write((store) => store.delete('outbox', nameOf(item)));

/** The screens know by now what became of these. */
export function takeOut(gone: ReadonlySet<string>): void {
  for (const key of gone) stored.delete(key);
  change(box.get().filter(({ key }) => !gone.has(key)));
}

/** Lets it go unsent, and all that speaks of what it would have made. */
export async function letGo(item: Waiting): Promise<void> {
  const lost = box.get().filter((it) => it.key === item.key || isMadeBy(it, item));
  takeOut(new Set(lost.map(({ key }) => key)));
  await Promise.all(lost.map(drop));
}

/**
 * Takes in what other pages of this browser, earlier ones too, could not send.
 * @param gone of which no more is to be sent: gains what another page has sent or let go meanwhile
 */
export async function meetOtherPages(gone: Set<string> = new Set()): Promise<void> {
  await write(async (store) => {
    const all = await store.getAll('outbox');
    await Promise.all(all.filter(isAnothers).map((item) => store.delete('outbox', nameOf(item))));
    const hers = all.filter((item) => !isAnothers(item));
    const kept = new Map(hers.map((item) => [item.key, item]));
    const known = new Set(box.get().map(({ key }) => key));
    for (const key of known) if (stored.has(key) && !kept.has(key)) gone.add(key);
    const foreign = [...kept.values()].filter(({ key }) => !known.has(key) && !gone.has(key));
    for (const key of kept.keys()) stored.add(key);
    const met = [...box.get().map((item) => kept.get(item.key) ?? item), ...foreign];
    change(met.toSorted((a, b) => a.at - b.at));
  });
  for (const item of box.get()) if (isAnothers(item)) gone.add(item.key);
  for (const key of gone) settle(key, 'waits');
}

/** Lets all of it go unsent: whose it is has left. */
export async function emptyBox(): Promise<void> {
  letWait();
  stored.clear();
  change([]);
  await write((store) => store.clear('outbox'));
}
