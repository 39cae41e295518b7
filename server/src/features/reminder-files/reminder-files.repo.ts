import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { holdPerson } from '../../db/hold-person.ts';
import { valuesAmong } from '../../db/many-rows.ts';
import { changeRow, findRow, listRows, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ReminderFileRow = Tables['reminder_files'];
/** With the name of who gave it; null where it was she herself, and where who gave it is gone. */
export type NamedRow = ReminderFileRow & { author_name: string | null };

/** Two of each reminder, and of each of what is proposed: far more than anybody may have. */
const MOST = 1_000;

const ready = (db: Executor) =>
  db
    .selectFrom('reminder_files')
    .leftJoin('support_persons', 'support_persons.id', 'reminder_files.author')
    .selectAll('reminder_files')
    .select('support_persons.name as author_name')
    .where('is_ready', '=', 1)
    .orderBy('reminder_files.id')
    .limit(MOST);

const hers = compiled<{ readonly userId: string }, NamedRow>((db, value) =>
  ready(db).where('user_id', '=', value('userId')),
);

/** Photos and voices of reminders and of proposals. What removes rows gives the folders of their files. */
export function reminderFilesRepo(db: Executor) {
  return {
    /** In the transaction of the caller. @returns false where the reminder is not there, or not hers */
    async begin(row: ReminderFileRow): Promise<boolean> {
      const { user_id, reminder_id: id } = row;
      if (id !== null && !(await findRow(db, 'reminders', { user_id, id }))) return false;
      await db.insertInto('reminder_files').values(row).execute();
      return true;
    },
    /**
     * It takes the place of the one before, where it belongs by now: her answer may have come before the bytes.
     * @returns the folder of that one; undefined where it belongs nowhere any more
     */
    finish: (row: ReminderFileRow): Promise<string[] | undefined> =>
      db.transaction().execute((trx) => putInPlace(trx, row)),
    async find(userId: string, id: string): Promise<ReminderFileRow | undefined> {
      return findRow(db, 'reminder_files', { user_id: userId, id, is_ready: 1 });
    },
    /** All that is hers, or of these proposals. */
    async all(of: Whose): Promise<NamedRow[]> {
      if ('userId' in of) return (await hers(db, of)).rows;
      return ready(db)
        .where('proposal_id', 'in', [...of.proposalIds])
        .execute();
    },
    async folders(userId: string, reminderId: string): Promise<string[]> {
      const of = { user_id: userId, reminder_id: reminderId };
      const rows = await listRows(db, 'reminder_files', of, { order: ['id'], most: MOST });
      return rows.map(({ key }) => key);
    },
    removeKind: (of: Kept): Promise<string[]> => removeKind(db, of),
    async remove(id: string): Promise<boolean> {
      return removeRow(db, 'reminder_files', { id });
    },
    /** Which of these files there are. */
    async among(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'reminder_files', 'id', ids);
    },
    /** Forgets those whose bytes never came, from before that. */
    async expire(before: string): Promise<string[]> {
      const rows = await db
        .deleteFrom('reminder_files')
        .where('is_ready', '=', 0)
        .where('created_at', '<', before)
        .returning('key')
        .execute();
      return rows.map(({ key }) => key);
    },
  };
}

export type ReminderFilesRepo = ReturnType<typeof reminderFilesRepo>;

async function putInPlace(trx: Executor, row: ReminderFileRow): Promise<string[] | undefined> {
  await holdPerson(trx, row.user_id);
  const holder = await holderOf(trx, row);
  if (!holder) return undefined;
  const replaced = await removeKind(trx, { ...row, ...holder });
  const isThere = await changeRow(
    trx,
    'reminder_files',
    { id: row.id },
    { ...holder, is_ready: 1 },
  );
  return isThere ? replaced : undefined;
}

type Whose = { readonly userId: string } | { readonly proposalIds: readonly string[] };

type Holder = Pick<ReminderFileRow, 'reminder_id' | 'proposal_id'>;

/** Undefined where who gives it is hers no more, or what was proposed came to nothing. */
async function holderOf(
  trx: Executor,
  { user_id, author, reminder_id, proposal_id }: ReminderFileRow,
): Promise<Holder | undefined> {
  const link = { user_id, support_person_id: author ?? '' };
  if (author !== null && !(await findRow(trx, 'support_links', link))) return undefined;
  if (proposal_id === null) return { reminder_id, proposal_id };
  const proposal = await findRow(trx, 'proposals', { user_id, id: proposal_id });
  if (proposal?.state === 'waiting') return { reminder_id, proposal_id };
  if (!proposal?.reminder_id || !proposal.state.startsWith('accepted')) return undefined;
  const reminder = await findRow(trx, 'reminders', { user_id, id: proposal.reminder_id });
  return reminder && { reminder_id: reminder.id, proposal_id: null };
}

type Kept = Pick<ReminderFileRow, 'user_id' | 'reminder_id' | 'proposal_id' | 'kind'>;

/** What is on its way stays. */
async function removeKind(
  db: Executor,
  { user_id, reminder_id, proposal_id, kind }: Kept,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('reminder_files')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('is_ready', '=', 1)
    .where((eb) =>
      reminder_id === null
        ? eb('proposal_id', '=', proposal_id)
        : eb('reminder_id', '=', reminder_id),
    )
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}
