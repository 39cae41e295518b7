import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Of the demo's village; her PIN is the one of everybody there. */
export const JOSEFA = 'Josefa Gómez Rangel';
export const MEMORIES = 5_000;

/** Five thousand photos of Josefa's in a folder of the demo, each with a thumbnail of its own. */
export function addManyMemories(dataDir: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'encina.sqlite'));
  const model = db
    .prepare(
      "select media.* from media join users on users.id = user_id where users.name = ? and kind = 'image'",
    )
    .get(JOSEFA);
  if (!model) throw new Error('Josefa has no photos.');
  const names = Object.keys(model);
  const insert = db.prepare(
    `insert into media (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  );
  const folder = path.join(dataDir, 'files/users', String(model.user_id), 'media');
  db.exec('begin');
  for (let place = 0; place < MEMORIES; place += 1) {
    const id = `bench-${String(place).padStart(5, '0')}`;
    insert.run(...Object.values({ ...model, id, title: `Foto ${place}` }));
    mkdirSync(path.join(folder, id));
    copyFileSync(
      path.join(folder, String(model.id), 'thumbnail.webp'),
      path.join(folder, id, 'thumbnail.webp'),
    );
  }
  db.exec('commit');
  db.close();
}
