/** What is too large for `storage.ts`, files above all: kept in the browser's own database, also over a reload. */
const STORE = 'values';

/** Where the browser refuses a database (private windows, blocked cookies), memory lasts as long as the page. */
const memory = new Map<string, unknown>();
let opened: Promise<IDBDatabase> | undefined;

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function database(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open('encina', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return answerOf(request);
  })();
  return opened;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode);
  return answerOf(ask(transaction.objectStore(STORE)));
}

/** All whose name begins so. */
const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export async function keepValue(name: string, value: unknown): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(value, name));
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

/** Those whose names begin so, in the order of their names. */
export async function keptValues<T>(prefix: string): Promise<T[]> {
  const inMemory = [...memory].filter(([name]) => name.startsWith(prefix));
  try {
    const kept = await inStore<T[]>('readonly', (store) => store.getAll(under(prefix)));
    return [...kept, ...inMemory.map(([, value]) => value as T)];
  } catch {
    return inMemory.map(([, value]) => value as T);
  }
}

/** Forgets all whose names begin so. */
export async function forgetValues(prefix: string): Promise<void> {
  for (const name of [...memory.keys()]) if (name.startsWith(prefix)) memory.delete(name);
  try {
    await inStore('readwrite', (store) => store.delete(under(prefix)));
  } catch {
    // Where there is no database, there is nothing in it.
  }
}
