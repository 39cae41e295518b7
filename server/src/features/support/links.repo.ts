import type { Executor } from '../../db/database.ts';
import { holdLinks } from '../../db/hold-links.ts';
import { noRow } from '../../db/no-row.ts';
import { insertOnce, removeRow } from '../../db/rows.ts';
import { dropNotices } from '../alerts/notices-on-their-way.read.ts';
import { withdrawProposals } from '../proposals/withdrawing.read.ts';
import type { PersonRow } from './persons.repo.ts';

export type LinkedRow = PersonRow & { relation: string };

const MOST = 100;

/** Whose link ends: with one person, or with everybody. */
interface Ended {
  readonly supportPersonId: string;
  readonly userId?: string;
}
/** What else goes with a link, in its transaction. @returns folders of files that nobody needs any more */
export type WithLink = (trx: Executor, ended: Ended) => Promise<string[]>;

/** Who looks after whom. */
export function linksRepo(db: Executor, withLink: WithLink) {
  return {
    ...endingIn(db, withLink),
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
  };
}

/** How a link ends. */
const endingIn = (db: Executor, withLink: WithLink) => ({
  /** Ends one link with what was sent over it; the account goes with its last link. Gives what `withLink` does. */
  unlink: (personId: string, userId: string, now: string): Promise<string[]> =>
    db.transaction().execute(async (trx) => {
      await holdLinks(trx, { support_person_id: personId, user_id: userId });
      const folders = await withLink(trx, { supportPersonId: personId, userId });
      await withdrawProposals(trx, { by_id: personId, user_id: userId }, now);
      await dropNotices(trx, { userIds: [userId], supportPersonId: personId });
      await dropMessages(trx, personId, userId);
      await unlink(trx, personId, userId);
      return folders;
    }),
  /** Ends the account with all its links. Gives what `withLink` does. */
  unlinkAll: (personId: string, now: string): Promise<string[]> =>
    db.transaction().execute(async (trx) => {
      await holdLinks(trx, { support_person_id: personId });
      const folders = await withLink(trx, { supportPersonId: personId });
      await withdrawProposals(trx, { by_id: personId }, now);
      await removeRow(trx, 'support_persons', { id: personId });
      return folders;
    }),
});

const usersLinkedTo = (db: Executor, personId: string) =>
  db
    .selectFrom('support_links')
    .innerJoin('users', 'users.id', 'support_links.user_id')
    .where('support_person_id', '=', personId);

/** What is still on its way of what they wrote to each other goes no further. */
async function dropMessages(trx: Executor, personId: string, userId: string): Promise<void> {
  await trx
    .deleteFrom('notices')
    .where('support_person_id', '=', personId)
    .where('tag', 'in', [`message ${userId}`, `answer ${userId}`])
    .execute();
}

/** What goes with a link. */
const PART_OF_LINK = [
  'support_messages',
  'message_files',
  'alert_people',
  'support_links',
] as const;

async function unlink(trx: Executor, personId: string, userId: string): Promise<void> {
  for (const table of PART_OF_LINK) {
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
      noRow(
        eb.selectFrom('support_links').select('user_id').where('support_person_id', '=', personId),
      ),
    )
    .execute();
}
