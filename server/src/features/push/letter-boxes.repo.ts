import type { Executor } from '../../db/database.ts';
import { changeRow, listRows } from '../../db/rows.ts';

/** Whose letter-box it is. */
export interface LetterBoxOwner {
  readonly kind: 'admin' | 'support';
  readonly id: string;
}

/** More than any town has, and all of a server that serves several. */
const MOST_STAFF = 2_000;

const tableOf = (kind: LetterBoxOwner['kind']) =>
  kind === 'admin' ? ('admins' as const) : ('support_persons' as const);

/** Where letters to relatives and staff go, and whether they want any. */
export function letterBoxesRepo(db: Executor) {
  return {
    async find({
      kind,
      id,
    }: LetterBoxOwner): Promise<{ email: string; isOn: boolean } | undefined> {
      const row = await db
        .selectFrom(tableOf(kind))
        .select(['email', 'mails_notices'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { email: row.email, isOn: row.mails_notices === 1 };
    },
    /** @returns false where she has another address by now, or is gone */
    set: (
      { kind, ...at }: LetterBoxOwner & { readonly email?: string },
      isOn: boolean,
    ): Promise<boolean> => changeRow(db, tableOf(kind), at, { mails_notices: isOn ? 1 : 0 }),
    /** The administrators who want letters, of one town or of all. */
    async ofStaff(municipalityId?: string): Promise<string[]> {
      const town = municipalityId === undefined ? {} : { municipality_id: municipalityId };
      const wanting = { mails_notices: 1 as const, ...town };
      const rows = await listRows(db, 'admins', wanting, { order: ['id'], most: MOST_STAFF });
      return rows.map(({ id }) => id);
    },
  };
}
