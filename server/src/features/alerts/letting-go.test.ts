import { expect } from 'vitest';
import { notices } from '../../core/notices.ts';
import { addAdmin } from '../../testing/accounts.ts';
import { withFamily } from '../../testing/evening.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { expectLockAwaited } from '../../testing/lock-awaited.ts';
import { START, type Town } from '../../testing/town.ts';
import { linksRepo } from '../support/links.repo.ts';
import { lettingGo } from './letting-go.ts';

onBothEngines('what somebody sees to', (base) => {
  const it = withFamily(base)
    /** Known to all, and how a clerk takes it. */
    .extend('clerk', async ({ town, person }) => {
      const clerk = await addAdmin(town);
      const take = (id: string) =>
        clerk.ask({ method: 'POST', url: `${person.url}/alerts/${id}/take` });
      return { ...clerk, take };
    })
    .extend('letting', ({ town }) => {
      const written: string[] = [];
      const deps = {
        clock: town.now,
        notices: notices(town.now),
        logTold: async () => undefined,
        tellStaff: async (_trx: unknown, _town: string, alertId: string) => {
          written.push(alertId);
        },
      };
      return { ...lettingGo(deps), written };
    })
    /** An unlinking that stands still after it has let go of what the daughter saw to. */
    .extend('unlinking', ({ town, person, daughter, letting }) => async () => {
      const begun = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const links = linksRepo(town.db, async (trx) => {
        await letting.letGo(trx, { takerId: daughter.id, userId: person.id });
        begun.resolve();
        await mayEnd.promise;
        return [];
      });
      const ended = links.unlink(daughter.id, person.id, START);
      await begun.promise;
      return { ended, goOn: mayEnd.resolve };
    });
  const stateOf = async ({ db }: Town) =>
    (await db.selectFrom('alerts').select(['state', 'taken_by']).execute())[0];
  const OPEN = { state: 'open', taken_by: null };

  it('is open again when she asks somebody else, or the town hall no more, and goes on at once', async ({
    town,
    evening,
    daughter,
    neighbour,
    clerk,
  }) => {
    await evening.warn();
    const [{ id }] = await evening.alerts(daughter);
    await evening.take(daughter, id);
    await evening.save({ people: [daughter.id, neighbour.id], delayMinutes: 60 });
    expect(await stateOf(town)).toEqual({ state: 'taken', taken_by: daughter.id });
    await evening.save({ people: [neighbour.id] });
    expect(await stateOf(town)).toEqual(OPEN);
    await evening.at('17:31');
    expect(await evening.told()).toEqual(['Lucía 17:30', 'Carmen 17:31']);
    await evening.at('18:01');
    expect((await clerk.take(id)).status).toBe(200);
    await evening.save({ people: [neighbour.id], tellsTown: false });
    expect(await stateOf(town)).toEqual(OPEN);
    expect((await evening.notices()).at(-1)).toMatch(/Ya no se ocupa Administradora\.$/);
  });

  it('is let go of by the next step where an older program has not done so', async ({
    town,
    evening,
    daughter,
  }) => {
    await evening.warn();
    const gone = { state: 'taken', taken_by: 'somebody who is gone' } as const;
    await town.db.updateTable('alerts').set(gone).execute();
    await evening.at('18:00');
    expect(await stateOf(town)).toEqual(OPEN);
    expect(await evening.told()).toEqual(['Lucía 17:30', 'Carmen 18:00']);
    expect(await evening.alerts(daughter)).toMatchObject([{ state: 'open' }]);
  });

  it('is taken by nobody whose link ends at the same moment', async ({
    town,
    evening,
    daughter,
    unlinking,
  }) => {
    await evening.warn();
    const [{ id }] = await evening.alerts(daughter);
    const { ended, goOn } = await unlinking();
    const taking = evening.take(daughter, id);
    await expectLockAwaited(town);
    goOn();
    await ended;
    expect([401, 404]).toContain((await taking).status);
    expect(await stateOf(town)).toEqual(OPEN);
  });

  it('is taken by no clerk whose account is being removed', async ({ town, evening, clerk }) => {
    await evening.warn();
    for (const time of ['18:00', '18:30']) await evening.at(time);
    const { id = '' } = (await town.db.selectFrom('alerts').select('id').executeTakeFirst()) ?? {};
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const removing = town.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('admins').where('id', '=', clerk.id).execute();
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const taking = clerk.take(id);
    await expectLockAwaited(town);
    mayEnd.resolve();
    await removing;
    expect([401, 404]).toContain((await taking).status);
    expect(await stateOf(town)).toEqual(OPEN);
  });

  it('stops without a circle where a link ends while she takes everything back', async ({
    evening,
    town,
    person,
    daughter,
    unlinking,
  }) => {
    await evening.warn();
    const [{ id }] = await evening.alerts(daughter);
    await evening.take(daughter, id);
    const { ended, goOn } = await unlinking();
    const stopping = person.ask({ method: 'DELETE', url: `${person.url}/alerts/settings` });
    await expectLockAwaited(town);
    goOn();
    await ended;
    expect((await stopping).status).toBe(204);
    expect(await stateOf(town)).toMatchObject({ state: 'over' });
  });

  it.for([
    ['said, to the town hall as well, where it may be spoken of', {}, '18:40', 1],
    ['not said on the days of a pause', { pausedUntil: '2026-11-20' }, '18:40', 0],
    ['not said outside of her hours', { until: '19:00' }, '18:40', 0],
    ['not said of a reminder that is gone', 'removed', '18:40', 0],
  ] as const)(
    'is let go of, and that is %s',
    async ([, changes, time, count], { town, evening, person, daughter, neighbour, letting }) => {
      const reminderId = await evening.warn();
      for (const hour of ['18:00', '18:30']) await evening.at(hour);
      const [{ id }] = await evening.alerts(neighbour);
      await evening.take(neighbour, id);
      if (changes === 'removed') {
        await town.db.deleteFrom('reminders').where('id', '=', reminderId).execute();
      } else await evening.save({ people: [daughter.id, neighbour.id], ...changes });
      await evening.at(time);
      const before = (await evening.notices()).length;
      await letting.letGo(town.db, { takerId: neighbour.id, userId: person.id });
      const said = (await evening.notices()).slice(before);
      const words = 'Pastilla, a las 18:00. Ya no se ocupa Carmen.';
      expect(said).toEqual(Array.from({ length: count }, () => words));
      expect(letting.written).toHaveLength(count);
    },
  );
});
