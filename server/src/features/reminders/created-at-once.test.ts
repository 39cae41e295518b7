import { MOST_REMINDERS } from '@encina/contract/reminders';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson, type Person } from '../../testing/accounts.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { expectLockAwaited } from '../../testing/lock-awaited.ts';
import { PILL, reminderRow, remindersOf } from '../../testing/reminders.ts';
import { nextRingOf } from '../../testing/ringer.ts';
import { versionOf } from '../../testing/version-of.ts';
import { remindersRepo } from './reminders.repo.ts';

const MANY = 8;
const OF_TOWN = { most: MOST_REMINDERS, timeZone: 'Europe/Madrid' };

const create = (person: Person, title: string, key?: string) =>
  remindersOf(person).ask('POST', '', { ...PILL, title }, key ? { 'idempotency-key': key } : {});
const titlesOf = async (person: Person) =>
  (await remindersOf(person).ask('GET')).json.map(({ title }: { title: string }) => title);
const rowOf = ({ id }: { readonly id: string }, given: object = {}) =>
  reminderRow({ id: newId(), user_id: id, ...given });

onBothEngines('reminders that many create at one moment', (base) => {
  const it = base.extend('people', ({ town }) =>
    Promise.all(Array.from({ length: MANY }, () => addPerson(town))),
  );

  it('are each person’s own, with a ring and a version of hers', async ({ town, people }) => {
    const versions = () => Promise.all(people.map(({ id }) => versionOf(town.db, id)));
    const before = await versions();
    const answers = await Promise.all(people.map((one, n) => create(one, `Pastilla ${n}`)));
    for (const [n, person] of people.entries()) {
      expect(answers[n]).toMatchObject({ status: 200, json: { title: `Pastilla ${n}` } });
      expect(await titlesOf(person)).toEqual([`Pastilla ${n}`]);
      expect(await nextRingOf(town, answers[n]?.json.id)).toBe(PILL.dateTime);
    }
    expect(new Set([...before, ...(await versions())]).size).toBe(2 * MANY);
  });

  it('are, on PostgreSQL, one statement, which stays prepared', async ({
    town,
    people,
    engine,
    skip,
  }) => {
    skip(engine === 'sqlite', 'it prepares all of them');
    const allOf = () => Promise.all(people.map((one) => create(one, 'Pastilla')));
    await allOf();
    const sent = await countQueries(town, allOf);
    // Who asks is one question too.
    expect(sent).toBeLessThanOrEqual(3);
    // On whichever connection.
    const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`;
    const all = await Promise.all(Array.from({ length: 10 }, () => prepared.execute(town.db)));
    const inserts = all.flatMap(({ rows }) => rows).filter((it) => it.statement.includes('asked'));
    expect(inserts).not.toEqual([]);
  });

  it('are kept but for those that may not be', async ({ town, people }) => {
    const [full, again, thief, ...others] = people;
    if (!full || !again || !thief) throw new Error('Nobody is there.');
    const rows = Array.from({ length: MOST_REMINDERS }, () => rowOf(full));
    await town.db.insertInto('reminders').values(rows).execute();
    const known = (await create(again, 'Coral')).json.id;
    const answers = await Promise.all([
      create(full, 'Una más'),
      create(again, 'Otra cosa', known),
      create(thief, 'Ajena', known),
      create(thief, 'Propia'),
      ...others.map((one) => create(one, 'Pastilla')),
    ]);
    const told = answers.map(({ status, json }) => [status, json.title ?? json.code]);
    expect(told).toEqual([
      [409, 'too_many_reminders'],
      [200, 'Coral'],
      [404, 'not_found'],
      [200, 'Propia'],
      ...others.map(() => [200, 'Pastilla']),
    ]);
  });

  it('of which two have one id are one, and the other writer hears that it is not hers', async ({
    people,
  }) => {
    const [first, second, ...others] = people;
    if (!first || !second) throw new Error('Nobody is there.');
    const key = newId();
    const answers = await Promise.all([
      create(first, 'Suya', key),
      create(second, 'Suya', key),
      ...others.map((one) => create(one, 'Pastilla')),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 2).sort()).toEqual([200, 404]);
    expect(new Set(statuses.slice(2))).toEqual(new Set([200]));
    const kept = [await titlesOf(first), await titlesOf(second)];
    expect(kept.map((titles) => titles.length)).toEqual(statuses[0] === 200 ? [1, 0] : [0, 1]);
  });

  it('fall each by itself where the database refuses one', async ({ town, people }) => {
    const { insert } = remindersRepo(town.db);
    const rows = people.map((one, n) => rowOf(one, n === 3 ? { title: null } : {}));
    const outcomes = await Promise.allSettled(rows.map((row) => insert(row, OF_TOWN)));
    expect(outcomes.map(({ status }) => status)).toEqual(
      people.map((_, n) => (n === 3 ? 'rejected' : 'fulfilled')),
    );
    const ids = rows.map(({ id }) => id);
    const kept = await town.db
      .selectFrom('reminders')
      .where('id', 'in', ids)
      .select('id')
      .execute();
    expect(kept).toHaveLength(MANY - 1);
    const jobs = await town.db.selectFrom('jobs').where('key', 'in', ids).select('key').execute();
    expect(jobs).toHaveLength(MANY - 1);
  });

  it('wait for nobody but her whom somebody else holds', async ({ town, engine, people, skip }) => {
    skip(engine === 'sqlite', 'one writes after the other');
    const [held, ...others] = people;
    const { insert } = remindersRepo(town.db);
    const trx = await town.db.startTransaction().execute();
    await trx
      .updateTable('users')
      .set({ name: 'Ana' })
      .where('id', '=', held?.id ?? '')
      .execute();
    const all = people.map((one) => insert(rowOf(one), OF_TOWN));
    try {
      await expect(Promise.all(all.slice(1))).resolves.toEqual(others.map(() => 'new'));
    } finally {
      await trx.commit().execute();
    }
    await expect(all[0]).resolves.toBe('new');
  });

  it('are written though PostgreSQL ends their statement as a deadlock', async ({
    town,
    engine,
    people: [first, second, third],
    skip,
  }) => {
    skip(engine === 'sqlite', 'one writes after the other');
    if (!first || !second || !third) throw new Error('Nobody is there.');
    const { insert } = remindersRepo(town.db);
    const named = rowOf(third);
    const trx = await town.db.startTransaction().execute();
    await trx.insertInto('reminders').values(named).execute();
    // Both people are held from here on, and what `trx` has named is waited for.
    const both = [insert(rowOf(first), OF_TOWN), insert({ ...named, user_id: second.id }, OF_TOWN)];
    await expectLockAwaited(town);
    await trx.updateTable('users').set({ name: 'Ana' }).where('id', '=', first.id).execute();
    await trx.commit().execute();
    await expect(Promise.all(both)).resolves.toEqual(['new', 'known']);
  });

  it('wake the jobs only where one rings within a minute', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    const person = await addPerson(town);
    const wake = vi.spyOn(town.app.jobs, 'wake');
    await create(person, 'Esta tarde');
    expect(wake).not.toHaveBeenCalled();
    town.at('2026-11-20T16:59:30.000Z');
    await create(person, 'Ahora mismo');
    expect(wake).toHaveBeenCalled();
  });
});
