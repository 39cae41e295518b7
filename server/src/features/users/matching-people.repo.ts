import type { PeopleFilter } from '@encina/contract/users';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { inSeconds, toText } from '../../core/clock.ts';
import { containing, type Executor } from '../../db/database.ts';
import { noRow } from '../../db/no-row.ts';
import type { Tables } from '../../db/schema.ts';
import { searchWords } from '../../names/search-words.ts';

export interface WantedPeople {
  readonly search: string;
  /** The letter of the surname with which they begin. */
  readonly from?: string | undefined;
  /** These people and no others. */
  readonly among?: readonly string[] | undefined;
  /** Each of them holds. */
  readonly filters?: readonly PeopleFilter[];
  readonly now: Temporal.Instant;
}

/** After that long without an entry somebody is away. */
const AWAY_SECONDS = 7 * 24 * 3_600;

type Builder = ExpressionBuilder<Tables, 'users'>;

/** The people of a municipality who are wanted, before they are put in order and cut into pages. */
export function matchingPeople(db: Executor, municipalityId: string, wanted: WantedPeople) {
  const { search, from, among, filters = [], now } = wanted;
  let query = db.selectFrom('users').where('users.municipality_id', '=', municipalityId);
  for (const word of searchWords(search)) query = query.where((eb) => hasWord(eb, word));
  for (const filter of filters) query = query.where((eb) => FILTERS[filter](eb, now));
  if (from) query = query.where('surname_key', '>=', from);
  if (among?.length === 0) query = query.where(sql<boolean>`1 = 0`);
  else if (among) query = query.where('users.id', 'in', among);
  return query;
}

/** In her name, or in her telephone where it is digits: those are kept as digits, spaces and a plus. */
function hasWord(eb: Builder, word: string): Expression<SqlBool> {
  const inName = sql<boolean>`name_search like ${containing(word)} escape '\\'`;
  if (!/^\d{3,}$/.test(word)) return inName;
  return eb.or([inName, sql<boolean>`replace(phone, ' ', '') like ${containing(word)}`]);
}

const FILTERS: Readonly<
  Record<PeopleFilter, (eb: Builder, now: Temporal.Instant) => Expression<SqlBool>>
> = {
  active: (eb) => eb('is_active', '=', 1),
  // Only of who lets the town hall know it, and not of who came a day ago.
  away: (eb, now) =>
    eb.and([
      eb('is_active', '=', 1),
      eb('municipal_consent', '=', 1),
      eb(eb.fn.coalesce('last_active_at', 'users.created_at'), '<', inSeconds(now, -AWAY_SECONDS)),
    ]),
  'no-device': (eb, now) =>
    noRow(
      eb
        .selectFrom('device_people')
        .innerJoin('sessions', 'sessions.device_id', 'device_people.device_id')
        .select('device_people.user_id')
        .whereRef('device_people.user_id', '=', 'users.id')
        .where('sessions.kind', '=', 'device')
        .where('sessions.expires_at', '>', toText(now)),
    ),
  'no-support': (eb) =>
    noRow(
      eb
        .selectFrom('support_links')
        .select('support_links.user_id')
        .whereRef('support_links.user_id', '=', 'users.id'),
    ),
  'with-request': (eb) =>
    eb.exists(
      eb
        .selectFrom('data_requests')
        .select('data_requests.user_id')
        .whereRef('data_requests.user_id', '=', 'users.id')
        .where('answered_at', 'is', null),
    ),
};
