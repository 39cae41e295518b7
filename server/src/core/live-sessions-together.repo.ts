import { askedTogether, inPlaces, MOST_TOGETHER, placesFor } from '../db/asked-together.ts';
import { compiled } from '../db/compiled.ts';
import type { Executor } from '../db/database.ts';
import { personVersion } from '../db/person-version.ts';
import {
  type Asking,
  COLUMNS,
  type Live,
  type LiveSession,
  liveSessions,
  MOST_TOKENS,
  type Named,
  needsFactor,
  personColumns,
  personOf,
} from './live-sessions.repo.ts';

const PLACES = placesFor('hash', MOST_TOGETHER * MOST_TOKENS);

type Row = LiveSession & Named & { readonly token_hash: string; readonly expires_at: string };

/**
 * Each session with the person whose it is: it is nearly always she whom the address names. Whether it is over is looked at
 * afterwards: asked for what is not over, PostgreSQL would also read the index of all that are not.
 */
const withOwners = compiled<Readonly<Record<string, string>>, Row>((db, value) =>
  db
    .selectFrom('sessions')
    .leftJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('municipalities as town', 'town.id', 'users.municipality_id')
    .select(COLUMNS)
    .select(['sessions.token_hash', 'sessions.expires_at', needsFactor.as('needs_factor')])
    .select(personColumns('users'))
    .select(personVersion('users.id').as('named_version'))
    .where('token_hash', 'in', PLACES.map(value))
    .where((eb) => eb.or([eb('users.id', 'is', null), eb('users.is_active', '=', 1)])),
);

/** The same as `liveSessions`; who asks in one moment is known by one question of PostgreSQL. */
export const liveSessionsTogether = (db: Executor): ((asking: Asking) => Promise<Live>) =>
  askedTogether(db, {
    alone: (asking: Asking) => liveSessions(db, asking),
    together: (asked) => ofMany(db, asked),
  });

async function ofMany(db: Executor, asked: readonly [Asking, ...Asking[]]): Promise<Live[]> {
  const hashes = asked.flatMap((it) => it.hashes);
  if (hashes.length > PLACES.length) {
    throw new RangeError(`${hashes.length} tokens in one question`);
  }
  const { rows } = await withOwners(db, inPlaces(PLACES, hashes));
  return Promise.all(asked.map((asking) => liveAmong(rows, db, asking)));
}

function liveAmong(all: readonly Row[], db: Executor, asking: Asking): Live | Promise<Live> {
  const rows = all.filter(
    ({ token_hash, expires_at }) => asking.hashes.includes(token_hash) && expires_at > asking.now,
  );
  if (rows.length === 0 || asking.named === '') return { rows, person: undefined };
  const own = rows.find(({ user_id }) => user_id === asking.named);
  // Staff and family name somebody else.
  return own ? { rows, person: personOf(own) } : liveSessions(db, asking);
}
