import type { Executor } from '../../db/database.ts';
import { insertOnce } from '../../db/rows.ts';
import type { PersonRow } from './persons.repo.ts';

export type LinkedRow = PersonRow & { relation: string };

const MOST = 100;

/** Who looks after whom. */
export function linksRepo(db: Executor) {
  return {
    async ofUser(userId: string): Promise<LinkedRow[]> {
      return db
        .selectFrom('support_links')
        .innerJoin('support_persons', 'support_persons.id', 'support_links.support_person_id')
        .selectAll('support_persons')
        .select('support_links.relation')
        .where('support_links.user_id', '=', userId)
        .orderBy('support_persons.name')
        .limit(MOST)
        .execute();
    },
    /** Whom somebody looks after, by name; who is switched off comes last. */
    async looksAfter(personId: string) {
      return usersLinkedTo(db, personId)
        .select(['users.id', 'users.name', 'users.phone', 'users.photo_key'])
        .select(['users.family_consent', 'users.is_active', 'users.pause_words'])
        .orderBy('users.is_active', 'desc')
        .orderBy('users.name')
        .limit(MOST)
        .execute();
    },
    /** Those of them who let their family see their day, by surname, with the clock of their town. */
    async sharing(personId: string) {
      return usersLinkedTo(db, personId)
        .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
        .select(['users.id', 'users.name', 'users.photo_key', 'users.last_active_at'])
        .select('municipalities.time_zone')
        .where('users.family_consent', '=', 1)
        .where('users.is_active', '=', 1)
        .orderBy('users.surname_key')
        .orderBy('users.id')
        .limit(MOST)
        .execute();
    },
    /** False when they were linked already. */
    async link(
      personId: string,
      userId: string,
      { now, relation }: { now: string; relation: string },
    ): Promise<boolean> {
      const row = { support_person_id: personId, user_id: userId, relation, created_at: now };
      return insertOnce(db, 'support_links', row, ['support_person_id', 'user_id']);
    },
    /** Ends one link with what was sent over it; the account goes with its last link. */
    unlink: (personId: string, userId: string): Promise<void> => unlink(db, personId, userId),
  };
}

const usersLinkedTo = (db: Executor, personId: string) =>
  db
    .selectFrom('support_links')
    .innerJoin('users', 'users.id', 'support_links.user_id')
    .where('support_person_id', '=', personId);

async function unlink(db: Executor, personId: string, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['support_messages', 'message_files', 'support_links'] as const) {
      await trx
        .deleteFrom(table)
        .where('support_person_id', '=', personId)
        .where('user_id', '=', userId)
        .execute();
    }
    await trx
      .deleteFrom('support_persons')
      .where('id', '=', personId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('support_links')
              .select('user_id')
              .where('support_person_id', '=', personId),
          ),
        ),
      )
      .execute();
  });
}
