import type { UserSubject } from '../../core/actor.ts';
import { toUserSubject, type UserSubjectRow } from '../../core/user-subject.ts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { personVersion } from '../../db/person-version.ts';

/** What the access rules and other features ask of people. */
export function usersRead(db: Executor) {
  return {
    /** What the assistant may call a person, and when she was born. */
    async named(id: string): Promise<{ name: string; birthDate: string | null }> {
      const row = await db
        .selectFrom('users')
        .select(['name', 'birth_date'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { name: row.name, birthDate: row.birth_date };
    },
    /** Whether what her family sends becomes a memory before its message is deleted. */
    async familyPhotosKept(id: string): Promise<boolean> {
      const { family_photos_kept } = await db
        .selectFrom('users')
        .select('family_photos_kept')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return family_photos_kept === 1;
    },
    /** Whether she is switched off: nothing reaches her then. */
    async isPaused(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('users')
        .select('is_active')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.is_active === 0;
    },
    /** Which of these ids are people's. */
    async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'users', 'id', ids);
    },
    /** Her own photo, as the export names it. */
    async originals(id: string): Promise<{ name: string; key: string }[]> {
      const row = await db
        .selectFrom('users')
        .select('photo_key')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.photo_key ? [{ name: 'mi-foto.webp', key: row.photo_key }] : [];
    },
    subject: (id: string): Promise<UserSubject | undefined> => subject(db, id),
  };
}

const subjectRow = compiled<{ id: string }, UserSubjectRow>((db, value) =>
  db
    .selectFrom('users')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .select([
      'users.municipality_id',
      'users.is_active',
      'users.family_consent',
      'users.municipal_consent',
      'municipalities.time_zone',
    ])
    .select(personVersion('users.id').as('version'))
    .where('users.id', '=', value('id')),
);

async function subject(db: Executor, id: string): Promise<UserSubject | undefined> {
  const [row] = (await subjectRow(db, { id })).rows;
  return row && toUserSubject(id, row);
}
