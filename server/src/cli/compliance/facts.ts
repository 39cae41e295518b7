import type { Config } from '../../core/config.ts';
import { readVersion } from '../../core/version.ts';
import type { Executor } from '../../db/database.ts';

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
  readonly counts: Counts;
}

export interface Town {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

export interface Counts {
  readonly people: number;
  readonly paused: number;
  readonly sharingWithFamily: number;
  readonly sharingWithTown: number;
  readonly supportPersons: number;
  readonly staff: number;
  readonly devices: number;
}

type Settings = Pick<
  Config,
  'databaseUrl' | 's3' | 'llm' | 'publicUrl' | 'trustProxy' | 'profilePicker' | 'secretKey'
>;

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
    counts: await countsOf(db, townId),
  };
}

async function countsOf(db: Executor, townId: string): Promise<Counts> {
  const people = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll().as('people'),
      fn.sum('is_active').as('active'),
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
    sharingWithFamily: Number(people.family ?? 0),
    sharingWithTown: Number(people.town ?? 0),
    supportPersons,
    staff,
    devices,
  };
}
