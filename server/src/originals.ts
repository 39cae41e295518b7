import type { Readable } from 'node:stream';
import type { Storage } from './core/storage.ts';
import type { Executor } from './db/database.ts';
import { mediaOriginals, messageOriginals } from './features/media/originals.read.ts';
import { usersRead } from './features/users/users.read.ts';

/** What no file system takes in a name, and what would lead out of the folder. */
const FORBIDDEN = /[\\:*?"<>|\p{C}]|\.\.+/gu;
const LONGEST = 150;

/** Every file of a person as it came, opened one after the other; what is missing in the store is left out. */
export function originalsOf(db: Executor, storage: Storage) {
  const kinds = [ownPhoto(db), mediaOriginals(db), messageOriginals(db)];
  return async function* (userId: string): AsyncGenerator<{ name: string; stream: Readable }> {
    for (const kind of kinds) {
      for (const { name, key } of await kind(userId)) {
        if ((await storage.size(key)) === undefined) continue;
        yield { name: pathOf(name), stream: await storage.open(key) };
      }
    }
  };
}

function ownPhoto(db: Executor) {
  return async (userId: string) => {
    const key = await usersRead(db).photoKey(userId);
    return key === null ? [] : [{ name: 'mi-foto.webp', key }];
  };
}

/** `folder/name.ending`: only the first slash is one, and a long title loses its middle, never the ending. */
function pathOf(name: string): string {
  const [folder = '', ...rest] = name.replace(FORBIDDEN, ' ').split('/');
  if (rest.length === 0) return folder;
  const file = rest.join(' ');
  return `${folder}/${file.length > LONGEST ? file.slice(0, 100) + file.slice(-40) : file}`;
}
