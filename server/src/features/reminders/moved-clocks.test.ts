import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL, reminderRow, remindersOf } from '../../testing/reminders.ts';
import { nextRingOf, ringerIn } from '../../testing/ringer.ts';
import { HOME_TOWN } from '../../testing/town.ts';
import { DUE } from './due.read.ts';
import { remindersRepo } from './reminders.repo.ts';

const MADRID = 'Europe/Madrid';
const CANARY = 'Atlantic/Canary';
const DAILY = { ...PILL, dateTime: '2026-11-20T18:00', recurrency: 'daily' };

const AUTUMN = '2026-10-25';

onBothEngines('what rings in a town whose clocks are set to another zone', (base) => {
  const it = base
    .extend('ringer', async ({ town }) => {
      await town.db.deleteFrom('jobs').execute();
      return ringerIn(town);
    })
    .extend('reminders', ({ person }) => remindersOf(person))
    .extend('zone', async ({ town, admin }) => {
      await set(MADRID);
      return set;
      async function set(timeZone: string) {
        const session = { kind: 'admin', municipality_id: HOME_TOWN, admin_id: admin.id } as const;
        const { status } = await town.ask({
          method: 'PATCH',
          url: `/api/municipalities/${HOME_TOWN}`,
          body: { timeZone },
          token: await town.session(session),
        });
        expect(status).toBe(200);
      }
    });

  it('comes at the same wall time, an hour later or earlier', async ({ town, reminders, zone }) => {
    const { id } = await reminders.create(DAILY);
    await zone(CANARY);
    expect(await nextRingOf(town, id)).toBe('2026-11-20T18:00:00.000Z');
    await zone(MADRID);
    expect(await nextRingOf(town, id)).toBe('2026-11-20T17:00:00.000Z');
  });

  it('comes by the clocks of the town, also where another zone was known to whoever creates it', async ({
    town,
    person,
  }) => {
    const create = async (timeZone: string) => {
      const row = reminderRow({ id: newId(), user_id: person.id, starts_at: '2026-11-20T18:00' });
      expect(await remindersRepo(town.db).insert(row, { most: 200, timeZone })).toBe('new');
      return nextRingOf(town, row.id);
    };
    for (const known of [MADRID, CANARY])
      expect(await create(known)).toBe('2026-11-20T17:00:00.000Z');
  });

  it('comes once though the clocks go over its hour, at its moment or between', async ({
    town,
    ringer,
    reminders,
    zone,
  }) => {
    await zone(CANARY);
    const { id } = await reminders.create({ ...DAILY, times: ['18:30', '19:15'] });
    town.at('2026-11-20T18:00:00.000Z');
    // 18:00 is due and has not rung; 18:30 is left out; 19:15 comes in a quarter of an hour.
    await zone(MADRID);
    await ringer.runDue();
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00', '2026-11-20T18:30']);
    expect(ringer.heard).toHaveLength(2);
    expect(await nextRingOf(town, id)).toBe('2026-11-20T18:15:00.000Z');
  });

  it('does not come again though the clocks go back before its hour', async ({
    town,
    ringer,
    reminders,
    zone,
  }) => {
    const { id } = await reminders.create({ ...DAILY, times: ['18:20'] });
    town.at('2026-11-20T17:20:00.000Z');
    await jobsRepo(town.db).schedule({ kind: DUE, key: id, dueAt: town.now() });
    // 18:00 has rung, 18:20 is due and has not.
    await zone(CANARY);
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual([]);
    expect(await nextRingOf(town, id)).toBe('2026-11-20T18:20:00.000Z');
    await ringer.runAt('2026-11-20T18:20:00.000Z');
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:20']);
    expect(await nextRingOf(town, id)).toBe('2026-11-21T18:00:00.000Z');
  });

  it('comes when she asked for it, whatever the clocks say, and is not asked for twice', async ({
    town,
    ringer,
    reminders,
    zone,
  }) => {
    const { id } = await reminders.create(DAILY);
    await ringer.runAt('2026-11-20T17:00:00.000Z');
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'postponed' });
    await zone(CANARY);
    expect(await nextRingOf(town, id)).toBe('2026-11-20T17:10:00.000Z');
    town.at('2026-11-20T17:10:00.000Z');
    await zone(MADRID);
    await ringer.runDue();
    await ringer.runDue();
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00', '2026-11-20T18:00']);
    expect(await nextRingOf(town, id)).toBe('2026-11-21T17:00:00.000Z');
  });

  it('comes once where the zone changes while it rings', async ({
    town,
    ringer,
    reminders,
    zone,
  }) => {
    await zone(CANARY);
    await reminders.create(DAILY);
    town.at('2026-11-20T18:00:00.000Z');
    const until = town.now().add({ seconds: 30 });
    const [claimed] = await jobsRepo(town.db).claim({
      kinds: [DUE],
      now: town.now(),
      until,
      most: 1,
    });
    if (!claimed) throw new Error('It is not due.');
    await zone(MADRID);
    // Whoever had begun it comes to the end only now.
    let isWritten = false;
    await jobsRepo(town.db).complete(claimed, undefined, async () => {
      isWritten = true;
    });
    expect(isWritten).toBe(false);
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T18:00']);
  });

  it('comes though its rule is younger than the hour that the clocks go over', async ({
    town,
    ringer,
    reminders,
    zone,
  }) => {
    await zone(CANARY);
    town.at('2026-11-20T17:20:00.000Z');
    await reminders.create({ ...DAILY, dateTime: '2026-11-20T17:30' });
    await zone(MADRID);
    await ringer.runDue();
    expect(ringer.occurrences()).toEqual(['2026-11-20T17:30']);
  });

  it.for([
    [
      'spring, east',
      CANARY,
      MADRID,
      '2027-03-28',
      '2026-11-20T16:05:00.000Z',
      '2027-03-28T01:15:00.000Z',
    ],
    [
      'spring, west',
      MADRID,
      CANARY,
      '2027-03-28',
      '2026-11-20T16:05:00.000Z',
      '2027-03-28T00:45:00.000Z',
    ],
    [
      'autumn, east',
      CANARY,
      MADRID,
      AUTUMN,
      '2026-10-24T12:00:00.000Z',
      '2026-10-25T00:45:00.000Z',
    ],
    [
      'autumn, west',
      MADRID,
      CANARY,
      AUTUMN,
      '2026-10-24T12:00:00.000Z',
      '2026-10-25T00:45:00.000Z',
    ],
  ] as const)(
    'is not lost in the night of a clock change: %s',
    async ([, from, to, day, made, moved], { town, ringer, reminders, zone }) => {
      town.at(made);
      await zone(from);
      const times = ['01:30', '02:00', '02:30', '03:00'];
      await reminders.create({ ...DAILY, dateTime: `${day}T01:00`, times, until: day });
      await ringer.runAt(moved);
      await zone(to);
      for (let quarter = 0; quarter < 24; quarter += 1) {
        await ringer.runDue();
        town.pass({ minutes: 15 });
      }
      // Of the hour that spring leaves out two names are one instant: there one may be heard once more, and none is lost.
      const heard = ringer.occurrences().toSorted();
      expect(day === AUTUMN ? heard : [...new Set(heard)]).toEqual(
        ['01:00', ...times].map((time) => `${day}T${time}`),
      );
    },
  );
});
