import { type AliasedExpression, sql } from 'kysely';
import { toText } from '../../core/clock.ts';
import { noteScheduled } from '../../core/jobs/last-scheduled.ts';
import { MOST_TOGETHER } from '../../db/asked-together.ts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { writtenTogether } from '../../db/written-together.ts';
import { DUE } from './due.read.ts';
import { COLUMNS, countOf } from './inserting.repo.ts';
import type { ReminderRow } from './reminder-rows.read.ts';

interface AtOnce {
  readonly row: ReminderRow;
  /** Reminders that she may have. */
  readonly most: number;
  /** The zone by which `dueAt` was worked out. */
  readonly timeZone: string;
  /** When it rings first. */
  readonly dueAt: Temporal.Instant | undefined;
}

/** More than anybody's clients write for one person at one moment. */
const AT_ONE_MOMENT = 50;

/**
 * Inserts reminders with their jobs in one statement, for PostgreSQL, where each one is a way there and back: those of one
 * moment in one (decision 0101). It counts what stood when it began, and so near the limit it inserts nothing (decision
 * 0074); whom somebody else holds it leaves out, so it waits for nobody.
 * @returns false where nothing was inserted: she has nearly as many as she may, is held or has written another at this
 * moment, there is one of that id, or her town's clocks go by another zone
 */
export function insertingAtOnce(db: Executor): (one: AtOnce) => Promise<boolean> {
  const write = writtenTogether(db, {
    alone: async (one: AtOnce) => (await insertAll(db, [one])).has(one.row.id),
    async together(all) {
      const chosen = new Set(oneOfEach(oneOfEach(all, 'user_id'), 'id'));
      const inserted = await insertAll(db, [...chosen]);
      return all.map((one) => chosen.has(one) && inserted.has(one.row.id));
    },
  });
  return (one) => {
    const { row, dueAt } = one;
    if (dueAt) noteScheduled(dueAt.epochMilliseconds - Date.parse(row.created_at));
    return write(one);
  };
}

/** Two of one person would be counted as one, and two of one id be told alike. */
const oneOfEach = (all: readonly AtOnce[], column: 'id' | 'user_id'): AtOnce[] => [
  ...new Map(all.map((one) => [one.row[column], one])).values(),
];

type Asked = ReminderRow & { readonly zone: string; readonly due_at: string | null };
const ASKED = [...COLUMNS, 'zone', 'due_at'] as const satisfies readonly (keyof Asked)[];
/** The columns of one reminder after the other, and then the limit. */
type Values = readonly (string | number | null)[];

async function insertAll(db: Executor, all: readonly AtOnce[]): Promise<ReadonlySet<string>> {
  const insert = all.length === 1 ? insertOne : insertMany;
  const places = all.length === 1 ? 1 : MOST_TOGETHER;
  const values: (string | number | null)[] = [];
  for (let place = 0; place < places; place += 1) {
    const asked = askedOf(all[place]);
    for (const column of ASKED) values.push(asked?.[column] ?? null);
  }
  values.push(Math.min(...all.map(({ most }) => most)) - AT_ONE_MOMENT);
  const { rows } = await insert(db, values);
  return new Set(rows.map(({ id }) => id));
}

const askedOf = (one: AtOnce | undefined): Asked | undefined =>
  one && { ...one.row, zone: one.timeZone, due_at: one.dueAt ? toText(one.dueAt) : null };

/** Kysely says "skip locked" of all tables or of none. */
const HOLD_WHO_IS_FREE = sql`for no key update of users skip locked
  for key share of municipalities skip locked`;

/** Whoever is asked for and has room, with the clocks of her town: neither changes before this is over. */
const holding = (db: Executor, most: number) =>
  db
    .selectFrom('users')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .select(['users.id', 'time_zone'])
    .where('users.id', 'in', sql<string>`(select user_id from asked)`)
    .where((eb) => eb(countOf(db, eb.ref('users.id')), '<', most))
    .modifyEnd(HOLD_WHO_IS_FREE);

const FIRST_JOB = [
  sql.lit(DUE).as('kind'),
  'put.id as key',
  'due_at',
  'due_at as claimable_at',
  sql.lit(0).as('attempts'),
] as const;

const inserting = (places: number) =>
  compiled<Values, { id: string }>((db, value) => {
    const rows = Array.from({ length: places }, (_, place) =>
      ASKED.map((_column, i) => value(place * ASKED.length + i)),
    );
    const most = value(places * ASKED.length) as number;
    return db
      .with('asked', (cte) => cte.selectFrom(tableOf(rows)).selectAll())
      .with('held', () => holding(db, most))
      .with('put', (cte) => {
        const free = cte
          .selectFrom('asked')
          .innerJoin('held', 'held.id', 'asked.user_id')
          .whereRef('held.time_zone', '=', 'asked.zone')
          .select(COLUMNS.map((column) => `asked.${column}` as const));
        return cte
          .insertInto('reminders')
          .columns(COLUMNS)
          .expression(free)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id');
      })
      .with('job', (cte) => {
        const ringing = cte
          .selectFrom('put')
          .innerJoin('asked', 'asked.id', 'put.id')
          .where('due_at', 'is not', null)
          .select(FIRST_JOB);
        const columns = ['kind', 'key', 'due_at', 'claimable_at', 'attempts'] as const;
        return cte.insertInto('jobs').columns(columns).expression(ringing);
      })
      .selectFrom('put')
      .select('id');
  });

const insertOne = inserting(1);
const insertMany = inserting(MOST_TOGETHER);

/** As a table of the columns of `ASKED`. */
const tableOf = (rows: readonly (readonly unknown[])[]): AliasedExpression<Asked, 'asked'> => {
  const lines = rows.map((row) => sql`(${sql.join(row)})`);
  const columns = ASKED.map((column) => sql.ref(column));
  return sql<Asked>`(values ${sql.join(lines)})`.as<'asked'>(sql`asked(${sql.join(columns)})`);
};
