import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL, reminderRow, remindersOf } from '../../testing/reminders.ts';
import { nextRingOf, ringerIn } from '../../testing/ringer.ts';
import { DUE } from './due.read.ts';

const DAILY = { ...PILL, recurrency: 'daily' };

onBothEngines('what is due', (base) => {
  const it = base
    .extend('ringer', async ({ town }) => {
      await town.db.deleteFrom('jobs').execute();
      return ringerIn(town);
    })
    .extend('reminders', ({ person }) => remindersOf(person));

  it('rings at its hour, once, in words that say nothing of it, and again the next day', async ({
    town,
    ringer,
    reminders,
    person,
  }) => {
    const { id } = await reminders.create(DAILY);
    await ringer.runAt('2026-11-20T16:59:59.000Z');
    expect(ringer.heard).toEqual([]);
    await ringer.runAt('2026-11-20T17:00:00.000Z');
    await ringer.runDue();
    expect(ringer.heard).toMatchObject([
      {
        to: { kind: 'person', id: person.id },
        topic: 'reminder',
        title: 'Encina',
        body: 'Tienes un recordatorio',
      },
    ]);
    expect(JSON.stringify(ringer.heard)).not.toContain('Pastilla');
    const dueAt = Temporal.Instant.from('2026-11-20T17:00:00.000Z');
    expect(ringer.told).toEqual([
      { personId: person.id, reminderId: id, occurrence: '2026-11-20T18:00', dueAt },
    ]);
    expect(await nextRingOf(town, id)).toBe('2026-11-21T17:00:00.000Z');
  });

  it('is quiet about what was answered before its hour, or whose person is paused', async ({
    town,
    ringer,
    reminders,
    person,
  }) => {
    const { id } = await reminders.create(DAILY);
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'done' });
    await ringer.runAt('2026-11-20T17:00:00.000Z');
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    await ringer.runAt('2026-11-21T17:00:00.000Z');
    expect(ringer.occurrences()).toEqual([]);
    await town.db.updateTable('users').set({ is_active: 1 }).where('id', '=', person.id).execute();
    await ringer.runAt('2026-11-22T17:00:00.000Z');
    expect(ringer.occurrences()).toEqual(['2026-11-22T18:00']);
  });

  it('that was put off rings again ten minutes later, and then at its own hour', async ({
    town,
    ringer,
    reminders,
  }) => {
    const { id } = await reminders.create(DAILY);
    await ringer.runAt('2026-11-20T17:00:00.000Z');
    town.at('2026-11-20T17:01:00.000Z');
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'postponed' });
    expect(await nextRingOf(town, id)).toBe('2026-11-20T17:11:00.000Z');
    await ringer.runAt('2026-11-20T17:11:00.000Z');
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00', '2026-11-20T18:00']);
    expect(await nextRingOf(town, id)).toBe('2026-11-21T17:00:00.000Z');
  });

  it('follows its rule when that changes, and is gone with it', async ({
    town,
    ringer,
    reminders,
  }) => {
    const { id } = await reminders.create(PILL);
    await reminders.ask('PATCH', `/${id}`, { dateTime: '2026-11-20T19:30' });
    expect(await nextRingOf(town, id)).toBe('2026-11-20T18:30:00.000Z');
    await reminders.ask('PATCH', `/${id}`, { title: 'Otra' });
    expect(await nextRingOf(town, id)).toBe('2026-11-20T18:30:00.000Z');
    await reminders.ask('DELETE', `/${id}`);
    expect(await nextRingOf(town, id)).toBeUndefined();
    town.pass({ hours: 24 });
    await ringer.runDue();
    expect(ringer.told).toEqual([]);
  });

  it('that is late still rings after another one of the same reminder was put off', async ({
    town,
    ringer,
    reminders,
  }) => {
    const { id } = await reminders.create({ ...DAILY, times: ['18:05'] });
    town.at('2026-11-20T17:06:00.000Z');
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:05`, { state: 'postponed' });
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00']);
    await ringer.runAt('2026-11-20T17:16:00.000Z');
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00', '2026-11-20T18:05']);
  });

  it('rings though another one of the same reminder is put off at that very moment', async ({
    town,
    ringer,
    reminders,
  }) => {
    const { id } = await reminders.create({ ...DAILY, times: ['18:05'] });
    await ringer.runAt('2026-11-20T17:00:00.000Z');
    town.at('2026-11-20T17:05:00.000Z');
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'postponed' });
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00', '2026-11-20T18:05']);
  });

  it('after two days without a server is told of each, and heard for none older than an hour', async ({
    ringer,
    reminders,
  }) => {
    await reminders.create({ ...DAILY, category: 'Personal' });
    await ringer.runAt('2026-11-22T17:59:00.000Z');
    expect(ringer.occurrences()).toEqual([20, 21, 22].map((day) => `2026-11-${day}T18:00`));
    expect(ringer.heard.map(({ path }) => path)).toEqual([
      expect.stringContaining('occurrence=2026-11-22T18%3A00'),
    ]);
    await ringer.runAt('2026-11-23T18:01:00.000Z');
    expect(ringer.heard).toHaveLength(1);
    expect(ringer.told).toHaveLength(4);
  });

  it('of an hour that a clock change leaves out or brings twice rings once', async ({
    town,
    ringer,
    reminders,
  }) => {
    const spring = {
      ...DAILY,
      dateTime: '2027-03-28T02:30',
      times: ['03:30'],
      until: '2027-03-29',
    };
    await reminders.create(spring);
    const autumn = { ...DAILY, dateTime: '2027-10-31T02:30', until: '2027-10-31' };
    const { id } = await reminders.create(autumn);
    await ringer.runAt('2027-03-28T01:30:00.000Z');
    expect(ringer.occurrences()).toEqual(['2027-03-28T02:30', '2027-03-28T03:30']);
    expect(ringer.heard).toHaveLength(1);
    await ringer.runAt('2027-03-29T01:30:00.000Z');
    expect(ringer.occurrences().slice(2)).toEqual(['2027-03-29T02:30', '2027-03-29T03:30']);
    expect(await nextRingOf(town, id)).toBe('2027-10-31T00:30:00.000Z');
    await ringer.runAt('2027-10-31T00:30:00.000Z');
    await ringer.runAt('2027-10-31T01:30:00.000Z');
    expect(ringer.occurrences().slice(4)).toEqual(['2027-10-31T02:30']);
  });

  it('rings once with two instances, and after one that was killed while it rang', async ({
    town,
    ringer,
    reminders,
  }) => {
    const other = ringerIn(town);
    for (const minute of ['00', '01', '02', '03']) {
      await reminders.create({ ...DAILY, dateTime: `2026-11-20T18:${minute}` });
    }
    town.at('2026-11-20T17:10:00.000Z');
    const until = town.now().add({ seconds: 30 });
    // Claims one and is never heard of again.
    await jobsRepo(town.db).claim({ kinds: [DUE], now: town.now(), until, most: 1 });
    await Promise.all([ringer.runDue(), other.runDue()]);
    expect([...ringer.told, ...other.told]).toHaveLength(3);
    town.pass({ seconds: 30 });
    await Promise.all([ringer.runDue(), other.runDue()]);
    const all = [...ringer.occurrences(), ...other.occurrences()].toSorted();
    expect(all).toEqual(['00', '01', '02', '03'].map((minute) => `2026-11-20T18:${minute}`));
  });

  it('is quiet where she answered before another instance took over from a killed one', async ({
    town,
    ringer,
    reminders,
  }) => {
    const { id } = await reminders.create(DAILY);
    town.at('2026-11-20T17:00:00.000Z');
    const until = town.now().add({ seconds: 30 });
    await jobsRepo(town.db).claim({ kinds: [DUE], now: town.now(), until, most: 1 });
    town.pass({ seconds: 30 });
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'done' });
    await ringer.runDue();
    expect(ringer.told).toEqual([]);
    expect(await nextRingOf(town, id)).toBe('2026-11-21T17:00:00.000Z');
  });

  it('that could not be told is told at the next attempt', async ({ town, reminders }) => {
    await town.db.deleteFrom('jobs').execute();
    let failures = 0;
    const ringer = ringerIn(town, () => failures++ === 0);
    await reminders.create(PILL);
    await ringer.runAt('2026-11-20T17:00:00.000Z');
    expect(ringer.told).toEqual([]);
    town.pass({ seconds: 10 });
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00']);
  });

  const rowsFor = (person: Person, count: number) =>
    Array.from({ length: count }, () => reminderRow({ id: newId(), user_id: person.id }));

  it('has one job for each of 200 reminders that an older version made, and no more for what is over', async ({
    town,
    ringer,
    person,
  }) => {
    const rows = rowsFor(person, 200);
    const over = reminderRow({
      id: newId(),
      user_id: person.id,
      recurrency: 'none',
      starts_at: '2026-11-01T18:00',
    });
    await town.db
      .insertInto('reminders')
      .values([...rows, over])
      .execute();
    for (const _ of ['at the start', 'an hour later']) {
      await jobsRepo(town.db).schedule({
        kind: 'reminders-without-job',
        key: '',
        dueAt: town.now(),
      });
      await ringer.runDue();
    }
    const jobs = await town.db
      .selectFrom('jobs')
      .innerJoin('reminders', 'reminders.id', 'jobs.key')
      .select(['key', 'due_at'])
      .where('user_id', '=', person.id)
      .execute();
    expect(jobs.map(({ key }) => key).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(new Set(jobs.map(({ due_at }) => due_at))).toEqual(
      new Set(['2026-11-20T17:00:00.000Z']),
    );
  });
});
