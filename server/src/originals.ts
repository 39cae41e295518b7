import type { Readable } from 'node:stream';
import type { Storage } from './core/storage.ts';

/** Where the files of a person are that one feature keeps: their keys, and the names that she will know them by. */
type Originals = (userId: string) => Promise<readonly { name: string; key: string }[]>;

/** What no file system takes in a name, and what would lead out of the folder. */
const FORBIDDEN = /[\\:*?"<>|\p{C}]|\.\.+/gu;
const LONGEST = 150;

/** Every file of a person as it came, opened one after the other; what is missing in the store is left out. */
export function originalsOf(storage: Storage, features: readonly Originals[]) {
  return async function* (userId: string): AsyncGenerator<{ name: string; stream: Readable }> {
    for (const originals of features) {
      for (const { name, key } of await originals(userId)) {
        if ((await storage.size(key)) === undefined) continue;
        yield { name: pathOf(name), stream: await storage.open(key) };
      }
    }
  };
}

/** `folder/name.ending`: only the first slash is one, and a long title loses its middle, never the ending. */
function pathOf(name: string): string {
  const [folder = '', ...rest] = name.replace(FORBIDDEN, ' ').split('/');
  if (rest.length === 0) return folder;
  const file = rest.join(' ');
  return `${folder}/${file.length > LONGEST ? file.slice(0, 100) + file.slice(-40) : file}`;
}
