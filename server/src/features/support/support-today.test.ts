import { expect } from 'vitest';
import {
  addPerson,
  addSupportPerson,
  type Person,
  setFamilyConsent,
} from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { PILL } from '../../testing/reminders.ts';
import { START, type Town } from '../../testing/town.ts';
import { moodsRepo } from '../activity/moods.repo.ts';
import { todaysRepo } from '../reminders/todays.repo.ts';
import { linksRepo } from './links.repo.ts';

/** 18:05 in Madrid, on Friday 20 November. */
const DAILY = { ...PILL, dateTime: '2026-11-19T09:00', recurrency: 'daily' };

onBothEngines('today of everybody whom one looks after', (base) => {
  const sharing = (town: Town, name: string) => addPerson(town, { name, family_consent: 1 });
  const it = base
    .extend('rosa', ({ town }) => sharing(town, 'Rosa Zamora'))
    .extend('ana', ({ town }) => sharing(town, 'Ana Álvarez'))
    .extend('silent', ({ town }) => addPerson(town, { name: 'Pilar Mora' }))
    .extend('carer', ({ town, rosa, ana, silent }) =>
      addSupportPerson(town, [rosa.id, ana.id, silent.id], { name: 'Carmen' }),
    )
    .extend(
      'today',
      ({ carer }) =>
        async () =>
          (await carer.ask({ url: '/api/support/today' })).json,
    );

  const says = (person: Person, mood: string) =>
    person.ask({ method: 'PUT', url: `${person.url}/metrics/moods/today`, body: { mood } });
  const plans = (person: Person, body: object) =>
    person.ask({ method: 'POST', url: `${person.url}/reminders`, body });

  it('has who consents, by surname, with her reminders of the day and how she is', async ({
    rosa,
    ana,
    today,
  }) => {
    await says(rosa, 'bad');
    await plans(rosa, DAILY);
    await plans(rosa, { ...DAILY, title: 'Merienda', dateTime: '2026-11-20T18:30' });
    await plans(rosa, { ...DAILY, title: 'Se acabó', until: '2026-11-19' });
    await plans(ana, { title: 'Mañana', dateTime: '2026-11-21T10:00' });
    expect(await today()).toMatchObject([
      { id: ana.id, name: 'Ana Álvarez', mood: null, reminders: [] },
      {
        id: rosa.id,
        mood: 'bad',
        reminders: [
          { title: 'Pastilla', state: 'missed' },
          { title: 'Merienda', state: 'pending' },
        ],
      },
    ]);
  });

  it('tells what she has before her herself, and counts the same: an old errand, the pill of last night', async ({
    town,
    rosa,
    ana,
    today,
  }) => {
    const LAST_NIGHT = '2026-11-20T21:30';
    const hers = async (path: string) =>
      (await rosa.ask({ url: `${rosa.url}/reminders/${path}` })).json;
    const ofRosa = async () =>
      (await today()).find(({ id }: { id: string }) => id === rosa.id).reminders;
    const pill = await plans(rosa, { ...DAILY, title: 'Noche', dateTime: LAST_NIGHT });
    await plans(rosa, { title: 'Gafas', dateTime: '2026-11-18T10:00' });
    await plans(rosa, { ...DAILY, title: 'Paseo', category: 'Actividad' });
    await plans(ana, { ...DAILY, dateTime: LAST_NIGHT });
    town.at('2026-11-21T07:00:00.000Z');
    expect(await ofRosa()).toEqual(await hers('agenda'));
    expect(await ofRosa()).toMatchObject([
      { title: 'Gafas', state: 'missed' },
      { title: 'Noche', state: 'missed', occurrence: LAST_NIGHT },
      { title: 'Paseo', state: 'pending' },
      { title: 'Noche', state: 'pending', occurrence: '2026-11-21T21:30' },
    ]);
    expect(await hers('stats')).toEqual({ completed: 0, pending: 4, skipped: 0 });
    const url = `${rosa.url}/reminders/${pill.json.id}/occurrences/${LAST_NIGHT}`;
    await rosa.ask({ method: 'PUT', url, body: { state: 'done' } });
    expect(await ofRosa()).toEqual(await hers('agenda'));
    expect((await ofRosa())[1]).toMatchObject({ title: 'Noche', state: 'done' });
    town.at('2026-11-21T19:00:00.000Z');
    expect(await ofRosa()).toEqual(await hers('agenda'));
  });

  it('loses who takes her consent back, and who is switched off', async ({
    town,
    rosa,
    ana,
    today,
  }) => {
    await setFamilyConsent(town, ana.id, 0);
    expect(await today()).toMatchObject([{ id: rosa.id }]);
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', rosa.id).execute();
    expect(await today()).toEqual([]);
  });

  it('enters the access log of each who is shown, once a visit', async ({
    town,
    rosa,
    silent,
    today,
  }) => {
    const seen = async (person: Person) =>
      (await person.ask({ url: `${person.url}/access-log` })).json;
    await today();
    town.pass({ minutes: 5 });
    await today();
    const log = await seen(rosa);
    expect(log).toHaveLength(2);
    expect(log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ viewerName: 'Carmen', viewer: 'family', shown: 'reminders' }),
        expect.objectContaining({ viewerName: 'Carmen', shown: 'metrics', seenAt: START }),
      ]),
    );
    expect(await seen(silent)).toEqual([]);
    town.pass({ minutes: 10 });
    await today();
    expect(await seen(rosa)).toHaveLength(4);
  });

  it.for([
    ['people', 'support_links', (db) => linksRepo(db, async () => []).sharing('x')],
    [
      'reminders',
      'reminders_by_user',
      (db) => todaysRepo(db).within(['x', 'y'], { from: '2026-11-20', end: '2026-11-21' }),
    ],
    ['moods', 'moods', (db) => moodsRepo(db).ofDay(['x', 'y'], '2026-11-20')],
  ] as const satisfies readonly (readonly [string, string, Parameters<typeof planOf>[2]])[])(
    'asks once for all %s, by an index of %s',
    async ([_, index, query], { town, engine }) => {
      const plan = await planOf(town.db, engine, query);
      expect(plan).toMatch(new RegExp(`(INDEX|Scan.* using) \\S*${index}`));
      expect(plan).not.toMatch(/SCAN (?!r")|Seq Scan/);
    },
  );
});
