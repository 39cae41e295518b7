import { constants, DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { it as base, expect } from 'vitest';
import { PlannedOnceCompiler } from './sqlite-query-compiler.ts';
import { statementsOf } from './sqlite-statements.ts';

interface Tables {
  readonly people: { readonly name: string; readonly town: string };
}

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new PlannedOnceCompiler(),
  },
});
/** As `compiled` puts one there. */
const placeholder = {} as number;
const some = db.selectFrom('people').select('name').where('town', '=', 'Valle').orderBy('name');

const it = base
  .extend('database', () => new DatabaseSync(':memory:'))
  .extend('valle', ({ database }, { onCleanup }) => {
    onCleanup(() => database.close());
    database.exec('create table people (name text, town text)');
    for (const name of ['Ana', 'Eva', 'Inés']) {
      database.prepare("insert into people values (?, 'Valle')").run(name);
    }
    const prepare = statementsOf(database);
    let made = 0;
    // SQLite asks whenever it makes a statement, and never when it runs one.
    database.setAuthorizer(() => {
      made += 1;
      return constants.SQLITE_OK;
    });
    /** What comes back, and whether the statement had to be made for it. */
    return ({ sql, parameters }: CompiledQuery, bound = parameters) => {
      const before = made;
      const rows = prepare(sql).all(bound);
      return { rows, isMade: made > before };
    };
  });

it('a query with a limit is made once, and gives as many rows each time', ({ valle }) => {
  const two = some.limit(2).compile();
  const rows = [{ name: 'Ana' }, { name: 'Eva' }];
  expect(valle(two)).toEqual({ rows, isMade: true });
  expect(valle(two)).toEqual({ rows, isMade: false });
});

it('and where only its caller knows how many', ({ valle }) => {
  const { sql, ...query } = some.limit(placeholder).compile();
  expect(valle({ sql, ...query }, ['Valle', 1]).rows).toEqual([{ name: 'Ana' }]);
  expect(valle({ sql, ...query }, ['Valle', 3])).toMatchObject({ isMade: false });
  expect(valle({ sql, ...query }, ['Valle', 3]).rows).toHaveLength(3);
});
