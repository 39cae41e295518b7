import { expect } from 'vitest';
import type { Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

const LAST_NIGHT = '2026-11-20T22:00';

function eveningOf({ ask, url }: Person) {
  const of = async (path: string) => (await ask({ url: `${url}/reminders${path}` })).json;
  return {
    /** Every evening at ten, from the day on which it is written down. */
    pill: async (given: object = {}): Promise<string> => {
      const body = { title: 'Pastilla', category: 'Medicación', recurrency: 'daily', ...given };
      const made = await ask({
        method: 'POST',
        url: `${url}/reminders`,
        body: { dateTime: LAST_NIGHT, ...body },
      });
      return made.json.id;
    },
    answer: (id: string, state: string) =>
      ask({
        method: 'PUT',
        url: `${url}/reminders/${id}/occurrences/${LAST_NIGHT}`,
        body: { state },
      }),
    agenda: async () =>
      (await of('/agenda')).map((it: { occurrence: string; state: string }) => [
        it.occurrence,
        it.state,
      ]),
    stats: () => of('/stats'),
  };
}

onBothEngines('the medicine of last evening', (base) => {
  const it = base.extend('evening', ({ person }) => eveningOf(person));

  it('stays in sight for 12 hours after its hour, through midnight', async ({ town, evening }) => {
    await evening.pill();
    town.at('2026-11-20T23:10:00.000Z');
    const tonight = ['2026-11-21T22:00', 'pending'];
    expect(await evening.agenda()).toEqual([[LAST_NIGHT, 'missed'], tonight]);
    expect(await evening.stats()).toEqual({ completed: 0, pending: 2, skipped: 0 });
    town.at('2026-11-21T08:59:00.000Z');
    expect(await evening.agenda()).toEqual([[LAST_NIGHT, 'missed'], tonight]);
    town.at('2026-11-21T09:00:00.000Z');
    expect(await evening.agenda()).toEqual([tonight]);
    expect(await evening.stats()).toEqual({ completed: 0, pending: 1, skipped: 0 });
  });

  it('rings on after midnight where it had only just begun', async ({ town, evening }) => {
    const id = await evening.pill();
    town.at('2026-11-20T22:55:00.000Z');
    await evening.answer(id, 'postponed');
    town.at('2026-11-20T23:06:00.000Z');
    expect((await evening.agenda())[0]).toEqual([LAST_NIGHT, 'postponed']);
  });

  it('is done on the next day as long as that lasts, and not where it was answered in time', async ({
    town,
    evening,
  }) => {
    const late = await evening.pill();
    const inTime = await evening.pill({ title: 'Gotas' });
    town.at('2026-11-20T21:05:00.000Z');
    await evening.answer(inTime, 'done');
    town.at('2026-11-21T07:00:00.000Z');
    await evening.answer(late, 'done');
    town.at('2026-11-21T20:00:00.000Z');
    expect(await evening.agenda()).toEqual([
      [LAST_NIGHT, 'done'],
      ['2026-11-21T22:00', 'pending'],
      ['2026-11-21T22:00', 'pending'],
    ]);
  });

  it('is not followed by what does not concern her health', async ({ town, evening }) => {
    await evening.pill({ title: 'Rosario', category: 'Personal' });
    await evening.pill({ title: 'Tensión', category: 'Salud' });
    town.at('2026-11-20T23:10:00.000Z');
    expect((await evening.agenda()).map(([at]: [string]) => at)).toEqual([
      LAST_NIGHT,
      '2026-11-21T22:00',
      '2026-11-21T22:00',
    ]);
  });

  it('is not asked after where she has written it down only since', async ({ town, evening }) => {
    town.at('2026-11-20T23:10:00.000Z');
    await evening.pill();
    expect(await evening.agenda()).toEqual([['2026-11-21T22:00', 'pending']]);
  });
});
