import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { matchInstallation } from './core/installation.repo.ts';
import { openStorage } from './core/storage.ts';
import { openDatabase } from './db/database.ts';
import { usersRead } from './features/users/users.read.ts';
import { addPerson } from './testing/accounts.ts';
import { addFile } from './testing/files.ts';
import { onBothEngines } from './testing/fixtures.ts';
import type { Town } from './testing/town.ts';

const match = ({ db, storage }: Pick<Town, 'db' | 'storage'>) =>
  matchInstallation(db, storage, usersRead(db).among);

onBothEngines('an installation', (it) => {
  it('of before the id, with people and files, gets one and starts again with it', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    const { id } = await addPerson(town);
    await addFile(town, `users/${id}/0123456789abcdef.webp`);
    await match(town);
    await match(town);
    expect(await town.db.selectFrom('installation').selectAll().execute()).toHaveLength(1);
  });

  it('whose files meet an empty database does not start, and keeps them', async ({
    openOwnTown,
    database,
  }) => {
    const town = await openOwnTown();
    const { id } = await addPerson(town);
    const photo = `users/${id}/0123456789abcdef.webp`;
    await addFile(town, photo);
    await match(town);
    const empty = await openDatabase(database);
    const mixed = match({ db: empty, storage: town.storage });
    await expect(mixed).rejects.toThrow(/^La base de datos no conoce a nadie de los archivos/);
    await empty.destroy();
    expect(await town.storage.size(photo)).toBeGreaterThan(0);
  });

  it('does not start with the database of another one, nor without its files', async ({
    openOwnTown,
    database,
  }) => {
    const one = await openOwnTown();
    await match(one);
    const other = await openStorage(join(one.dataDir, 'other'));
    await other.put('installation/id', Buffer.from('another one'), 'text/plain');
    const mixed = match({ db: one.db, storage: other });
    await expect(mixed).rejects.toThrow(/son de instalaciones distintas/);
    const nothing = await openStorage(database.dataDir);
    const bare = match({ db: one.db, storage: nothing });
    await expect(bare).rejects.toThrow(/^Faltan los archivos de esta base de datos/);
  });

  it('that was killed in its first start goes on with the id of its store', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    await town.storage.put('installation/id', Buffer.from('half-made'), 'text/plain');
    await match(town);
    expect(await town.db.selectFrom('installation').select('id').execute()).toEqual([
      { id: 'half-made' },
    ]);
  });

  it('whose instances start at once for the first time is one and the same to all of them', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    let writes = 0;
    const storage = {
      ...town.storage,
      /** Each write takes longer than the one before: the last word in the store is not the first one's. */
      async put(...file: Parameters<typeof town.storage.put>) {
        writes += 1;
        await setTimeout(writes * 20);
        await town.storage.put(...file);
      },
    };
    const starts = Array.from({ length: 12 }, async (_, place) => {
      await setTimeout(place * 7);
      await match({ db: town.db, storage });
    });
    await Promise.all(starts);
    await match(town);
    expect(writes).toBe(1);
  });
});
