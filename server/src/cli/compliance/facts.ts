import type { Config } from '../../core/config.ts';
import { readVersion } from '../../core/version.ts';
import type { Executor } from '../../db/database.ts';
import { lockOf } from '../../features/copies/closing.ts';
import { configuredDestinations } from '../../features/copies/destinations/configured.ts';

/** What the running installation says of itself and of one town, for its papers. */
export interface Facts {
  readonly town: Town;
  /** Local day on which the papers are written, `2026-11-22`. */
  readonly day: string;
  readonly version: string;
  readonly database: 'SQLite' | 'PostgreSQL';
  /** Name of the bucket; null where files lie in the data folder. */
  readonly bucket: string | null;
  /** Host of the language model; null where the assistant answers by itself. */
  readonly languageModel: string | null;
  readonly publicUrl: string | null;
  readonly hasProxy: boolean;
  readonly picker: Config['profilePicker'];
  readonly keyInFolder: boolean;
  /** Whether it can be reached from other machines without a proxy. */
  readonly listensToAll: boolean;
  readonly copies: Copies;
  readonly counts: Counts;
}

/** Where the copies of each night go; or why there are none. */
export type Copies =
  | { readonly places: readonly string[] }
  | { readonly missing: 'phrase' | 'place' };

export interface Town {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

export interface Counts {
  readonly people: number;
  readonly paused: number;
  /** Who comes in by touching her picture. */
  readonly withoutPin: number;
  readonly sharingWithFamily: number;
  readonly sharingWithTown: number;
  readonly supportPersons: number;
  readonly staff: number;
  readonly devices: number;
}

type Settings = Pick<
  Config,
  | 'databaseUrl'
  | 's3'
  | 'llm'
  | 'publicUrl'
  | 'trustProxy'
  | 'profilePicker'
  | 'secretKey'
  | 'host'
  | 'dataDir'
  | 'copies'
>;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export async function factsOf(
  db: Executor,
  config: Settings,
  townId: string,
  now: Temporal.Instant,
): Promise<Facts> {
  const { time_zone, ...town } = await db
    .selectFrom('municipalities')
    .select(['name', 'phone', 'email', 'address', 'time_zone'])
    .where('id', '=', townId)
    .executeTakeFirstOrThrow();
  return {
    town,
    day: now.toZonedDateTimeISO(time_zone).toPlainDate().toString(),
    version: readVersion(),
    database: config.databaseUrl ? 'PostgreSQL' : 'SQLite',
    bucket: config.s3?.bucket ?? null,
    languageModel: config.llm ? new URL(config.llm.baseUrl).host : null,
    publicUrl: config.publicUrl ?? null,
    hasProxy: config.trustProxy !== false,
    picker: config.profilePicker,
    keyInFolder: config.secretKey === undefined,
    listensToAll: !LOOPBACK.has(config.host),
    copies: await copiesOf(config),
    counts: await countsOf(db, townId),
  };
}

async function copiesOf({
  copies,
  dataDir,
}: Pick<Settings, 'copies' | 'dataDir'>): Promise<Copies> {
  if (!(await lockOf(copies, dataDir))) return { missing: 'phrase' };
  const places = (await configuredDestinations(copies)).map(({ name }) => name);
  return places.length > 0 ? { places } : { missing: 'place' };
}

async function countsOf(db: Executor, townId: string): Promise<Counts> {
  const people = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll().as('people'),
      fn.sum('is_active').as('active'),
      fn.count('pin_hash').as('withPin'),
      fn.sum('family_consent').as('family'),
      fn.sum('municipal_consent').as('town'),
    ])
    .where('municipality_id', '=', townId)
    .executeTakeFirstOrThrow();
  const inTown = async (table: 'support_persons' | 'admins' | 'devices') => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('municipality_id', '=', townId)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const [supportPersons, staff, devices] = await Promise.all([
    inTown('support_persons'),
    inTown('admins'),
    inTown('devices'),
  ]);
  return {
    people: Number(people.people),
    paused: Number(people.people) - Number(people.active ?? 0),
    withoutPin: Number(people.people) - Number(people.withPin),
    sharingWithFamily: Number(people.family ?? 0),
    sharingWithTown: Number(people.town ?? 0),
    supportPersons,
    staff,
    devices,
  };
}
