import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyTestDatabase } from '../testing/engines.ts';
import { connect, prepareDatabase } from './database.ts';
import { besideOthers, MIGRATIONS } from './migrate.ts';

/** From here on the version before may still be running while a migration is made. */
const FIRST = '0036-jobs';

interface Column {
  readonly isNullable: boolean;
  readonly hasDefaultValue: boolean;
}
type Columns = ReadonlyMap<string, Column>;

/** What an older program would miss, or could not write any more. */
function breaks(before: Columns, after: Columns): string[] {
  const tables = new Set([...before.keys()].map(tableOf));
  const gone = [...before.keys()]
    .filter((name) => !after.has(name))
    .map((name) => `${name} is gone`);
  const demanded = [...after]
    .filter(([name, { isNullable, hasDefaultValue }]) => {
      const wasDemanded = before.get(name)?.isNullable === false;
      return tables.has(tableOf(name)) && !wasDemanded && !isNullable && !hasDefaultValue;
    })
    .map(([name]) => `${name} must be given`);
  return [...gone, ...demanded];
}

const tableOf = (column: string) => column.split('.')[0] ?? '';

it('a migration takes nothing away from the version before it, unless it says which earlier one added what replaces it', async () => {
  const database = await emptyTestDatabase('sqlite');
  const columnsAfter = async (migration: string): Promise<Columns> => {
    await prepareDatabase(database, migration);
    const db = connect(database);
    const tables = await db.introspection.getTables();
    await db.destroy();
    return new Map(
      tables.flatMap(({ name, columns }) => columns.map((it) => [`${name}.${it.name}`, it])),
    );
  };
  const first = MIGRATIONS.indexOf(FIRST);
  let before = await columnsAfter(MIGRATIONS[first - 1] ?? '');
  for (const migration of MIGRATIONS.slice(first)) {
    const after = await columnsAfter(migration);
    const { contracts }: { contracts?: string } = await import(`./migrations/${migration}.ts`);
    if (contracts === undefined)
      expect([migration, breaks(before, after)]).toEqual([migration, []]);
    else expect(MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration))).toContain(contracts);
    before = after;
  }
  await database.remove();
});

it('a column that goes, is renamed, or must be given breaks the version before', () => {
  const free = { isNullable: true, hasDefaultValue: false };
  const demanded = { isNullable: false, hasDefaultValue: false };
  const before = new Map([
    ['users.name', demanded],
    ['users.phone', free],
  ]);
  expect(
    breaks(before, new Map([...before, ['users.note', free], ['notes.text', demanded]])),
  ).toEqual([]);
  expect(
    breaks(
      before,
      new Map([
        ['users.full_name', free],
        ['users.phone', demanded],
      ]),
    ),
  ).toEqual(['users.name is gone', 'users.phone must be given']);
});

it('a migration that waits for a program that waits for it is begun again', async () => {
  const database = await emptyTestDatabase('postgres');
  const [newer, older] = [connect(database), connect(database)];
  await sql`create table first (id text)`.execute(newer);
  await sql`create table second (id text)`.execute(newer);
  let attempts = 0;
  const [olderHolds, newerHolds] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await Promise.all([
    older.transaction().execute(async (trx) => {
      await sql`insert into second values ('x')`.execute(trx);
      olderHolds.resolve();
      await newerHolds.promise;
      await sql`insert into first values ('x')`.execute(trx);
    }),
    besideOthers(newer, async (trx) => {
      attempts += 1;
      // Whoever looks first finds the circle, and is broken off.
      await sql`set local deadlock_timeout = '10ms'`.execute(trx);
      await olderHolds.promise;
      await sql`alter table first add column it text`.execute(trx);
      newerHolds.resolve();
      await sql`alter table second add column it text`.execute(trx);
    }),
  ]);
  const { rows } = await sql`select first.it from first, second`.execute(newer);
  expect(rows).toEqual([{ it: null }]);
  expect(attempts).toBe(2);
  await Promise.all([newer.destroy(), older.destroy(), database.remove()]);
});
