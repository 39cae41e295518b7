import { filesOf } from '../core/files/file-keys.ts';
import type { TestDatabase } from './engines.ts';
import { openTownAt } from './town.ts';

/**
 * What is in the store without a memory, and what a memory misses there, a month from now: the sweep has been, and
 * nothing that was on its way is waited for any more. Nobody else may have the data open.
 */
export async function leftoversIn(database: TestDatabase): Promise<string[]> {
  const { app, db, storage, at } = await openTownAt(database);
  at(
    Temporal.Now.instant()
      .add({ hours: 30 * 24 })
      .toString(),
  );
  await app.tidy();
  const memories = await db.selectFrom('media').select(['id', 'user_id']).execute();
  const wanted = memories.flatMap(({ id, user_id }) => {
    const { original, screen, thumbnail } = filesOf(user_id, 'media', id);
    return [original, screen, thumbnail];
  });
  const files = await Array.fromAsync(storage.all());
  const kept = files.map(({ key }) => key).filter((key) => key.startsWith('users/'));
  const uploads = await db.selectFrom('media_uploads').select('id').execute();
  await app.http.close();
  await db.destroy();
  return [...new Set(wanted).symmetricDifference(new Set(kept)), ...uploads.map(({ id }) => id)];
}
