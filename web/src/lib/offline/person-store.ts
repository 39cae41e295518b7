import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Waiting } from './waiting.ts';

/** An answer of the server as it was last read. */
export interface KeptAnswer {
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
}

/** Whose it all is, and when the server answered last: an instant, in ms. */
export interface KeptFor {
  readonly userId: string;
  readonly at: number;
}

interface PersonSchema extends DBSchema {
  answers: { key: string; value: KeptAnswer };
  outbox: { key: string; value: Waiting };
  meta: { key: 'kept for'; value: KeptFor };
}

const NAME = 'encina-person';
const VERSION = 1;
const STORES = ['answers', 'outbox', 'meta'] as const;

export type PersonStore = IDBPDatabase<PersonSchema>;

let opened: Promise<PersonStore> | undefined;

/**
 * What this device keeps of the one person who is in, and of nobody else.
 * @throws where the browser refuses a database (private windows, blocked cookies)
 */
export async function personStore(): Promise<PersonStore> {
  if (opened) return opened;
  const opening = openDB<PersonSchema>(NAME, VERSION, {
    upgrade(database) {
      for (const store of STORES) database.createObjectStore(store);
    },
    // Some tablets close it while they sleep: whoever asks next opens it anew.
    terminated() {
      opened = undefined;
    },
  });
  opened = opening;
  // What went wrong may pass: whoever asks next tries again.
  opening.catch(() => {
    opened = undefined;
  });
  return opening;
}

/** Empties it. */
export async function emptyPersonStore(): Promise<void> {
  try {
    const transaction = (await personStore()).transaction(STORES, 'readwrite');
    await Promise.all([
      ...STORES.map((store) => transaction.objectStore(store).clear()),
      transaction.done,
    ]);
  } catch {
    // Where there is no database, there is nothing in it.
  }
}
