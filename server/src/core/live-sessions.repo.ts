import { type Selectable, sql } from 'kysely';
import { compiled } from '../db/compiled.ts';
import type { Executor } from '../db/database.ts';
import { personVersion } from '../db/person-version.ts';
import type { Tables } from '../db/schema.ts';
import type { UserSubjectRow } from './user-subject.ts';

/** What a request needs to know of a session. */
export const COLUMNS = [
  'sessions.id',
  'sessions.kind',
  'sessions.municipality_id',
  'sessions.device_id',
  'sessions.user_id',
  'sessions.support_person_id',
  'sessions.admin_id',
  'sessions.last_seen_at',
  'sessions.idle_seconds',
  'sessions.confirmed_until',
] as const;
type SessionRow = Selectable<Tables['sessions']>;
type Column = (typeof COLUMNS)[number] extends `sessions.${infer Name}` ? Name : never;

export type LiveSession = Pick<SessionRow, Column & keyof SessionRow> & {
  /** 1 where it is of an administrator who has no second factor in a town that asks for one. */
  readonly needs_factor: number;
};

/** The person whom an address names; all of it null where there is no such person. */
export type Named = {
  readonly [Name in keyof UserSubjectRow as `named_${Name}`]: UserSubjectRow[Name] | null;
};

/** Asked anew with each request: the rule of a town holds for who is in already. */
export const needsFactor = sql<number>`case when sessions.admin_id is not null
  and exists (select 1 from municipalities where id = sessions.municipality_id and requires_factor = 1)
  and not exists (select 1 from passkeys where admin_id = sessions.admin_id)
  and not exists (select 1 from code_apps where admin_id = sessions.admin_id)
  then 1 else 0 end`;

/** A browser brings a person, a relative and a device at most. */
export const MOST_TOKENS = 3;

/** Hashes of tokens, and the id that the address names. */
export interface Asking {
  readonly hashes: readonly string[];
  readonly now: string;
  readonly named: string;
}

export interface Live {
  readonly rows: readonly LiveSession[];
  /** None where no session is live. */
  readonly person: UserSubjectRow | undefined;
}

interface Values {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly now: string;
  readonly named: string;
}

/** What is told of the person whose row has that name in a query, with her town beside it. */
export const personColumns = <const Row extends 'users' | 'named'>(row: Row) =>
  [
    `${row}.municipality_id as named_municipality_id`,
    `${row}.is_active as named_is_active`,
    `${row}.family_consent as named_family_consent`,
    `${row}.municipal_consent as named_municipal_consent`,
    'town.time_zone as named_time_zone',
  ] as const;

/** One question for both: each request asks who calls, and nearly each one names a person. */
const live = compiled<Values, LiveSession & Named>((db, value) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('users as named', (join) => join.on('named.id', '=', value('named')))
    .leftJoin('municipalities as town', 'town.id', 'named.municipality_id')
    .select(COLUMNS)
    .select(needsFactor.as('needs_factor'))
    .select(personColumns('named'))
    .select(personVersion('named.id').as('named_version'))
    .where('token_hash', 'in', [value('first'), value('second'), value('third')])
    .where('expires_at', '>', value('now'))
    .where((eb) => eb.or([eb('users.id', 'is', null), eb('users.is_active', '=', 1)])),
);

/** Live sessions among these hashes, and the person of that id. A session of a deactivated person is not live. */
export async function liveSessions(db: Executor, { hashes, now, named }: Asking): Promise<Live> {
  if (hashes.length > MOST_TOKENS) throw new RangeError(`${hashes.length} tokens in one request`);
  const [first = '', second = first, third = first] = hashes;
  const { rows } = await live(db, { first, second, third, now, named });
  return { rows, person: rows[0] && personOf(rows[0]) };
}

export function personOf(row: Named): UserSubjectRow | undefined {
  const { named_municipality_id, named_is_active, named_time_zone } = row;
  const { named_family_consent, named_municipal_consent, named_version } = row;
  if (named_municipality_id === null || named_time_zone === null) return undefined;
  return {
    municipality_id: named_municipality_id,
    is_active: named_is_active ?? 0,
    family_consent: named_family_consent ?? 0,
    municipal_consent: named_municipal_consent ?? 0,
    time_zone: named_time_zone,
    version: named_version ?? '',
  };
}
