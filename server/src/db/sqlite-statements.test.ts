import { DatabaseSync } from 'node:sqlite';
import { it as base, expect } from 'vitest';
import { statementsOf } from './sqlite-statements.ts';

const it = base
  .extend('database', () => new DatabaseSync(':memory:'))
  .extend('people', ({ database }, { onCleanup }) => {
    onCleanup(() => database.close());
    database.exec("create table people (name text); insert into people values ('Ana'), ('Eva')");
    return statementsOf(database);
  });

const ALL = 'select * from people order by name';

it('a statement of the same text is prepared once', ({ people }) => {
  expect(people(ALL)).toBe(people(ALL));
  expect(people(ALL)).not.toBe(people(`${ALL} desc`));
});

it('a statement that is kept gives the columns that a table has got since, and none that it has lost', ({
  people,
}) => {
  expect(people(ALL).all([])).toEqual([{ name: 'Ana' }, { name: 'Eva' }]);
  people("alter table people add column town text default 'Valle'").run([]);
  expect(people(ALL).all([])[0]).toEqual({ name: 'Ana', town: 'Valle' });
  people('alter table people drop column town').run([]);
  expect(people(ALL).all([])[0]).toEqual({ name: 'Ana' });
  people('drop table people').run([]);
  expect(() => people(ALL).all([])).toThrow('no such table');
});

it('rows are walked through twice at once, and asked for meanwhile, and each gets all of them', ({
  people,
}) => {
  const names: unknown[] = [];
  for (const outer of people(ALL).iterate([])) {
    for (const inner of people(ALL).iterate([])) names.push(outer, inner);
    expect(people(ALL).all([])).toHaveLength(2);
  }
  expect(names).toHaveLength(8);
});

it('what was asked for longest ago is let go, and a list of any length and what changes tables are not kept', ({
  people,
}) => {
  const first = people(ALL);
  for (let at = 0; at < 399; at += 1) people(`select ${at}`);
  expect(people(ALL)).toBe(first);
  for (let at = 0; at < 400; at += 1) people(`select ${at}, 1`);
  expect(people(ALL)).not.toBe(first);
  for (const sql of [`select 1 where 1 in (${'1, '.repeat(2_000)} 1)`, 'pragma user_version']) {
    expect(people(sql)).not.toBe(people(sql));
  }
});

it('a failed statement answers the next time as if nothing had been', ({ people }) => {
  people('create unique index names on people (name)').run([]);
  const insert = 'insert into people (name) values (?)';
  expect(() => people(insert).run(['Ana'])).toThrow('UNIQUE');
  expect(people(insert).run(['Inés']).changes).toBe(1);
});
