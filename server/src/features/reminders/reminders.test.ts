import { expect } from 'vitest';
import type { Tables } from '../../db/schema.ts';
import { addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { reminderRow } from '../../testing/reminders.ts';
import { addUser, enter, START } from '../../testing/town.ts';

type Row = Tables['reminders'];
type Given = { readonly [F in keyof Row]?: Row[F] };

const LONG_SINCE = '2026-11-01T00:00:00.000Z';

onBothEngines('reminders', (base) => {
  let user: string;
  let cookies: Record<string, string>;
  let made = 0;

  const it = base
    .extend('reminders', ({ engine, town }) => {
      async function newcomer() {
        town.at(START);
        user = await addUser(town);
        cookies = await enter(town, user);
      }
      async function remind(given: Given): Promise<string> {
        made += 1;
        const id = `reminder-${engine}-${made}`;
        const row = reminderRow({ id, user_id: user, rule_since: LONG_SINCE, ...given });
        await town.db.insertInto('reminders').values(row).execute();
        return id;
      }
      const list = async () =>
        (await town.ask({ url: `/api/users/${user}/reminders`, cookies })).json;
      const stats = async () =>
        (await town.ask({ url: `/api/users/${user}/reminders/stats`, cookies })).json;
      const complete = (id: string, body?: unknown) =>
        town.ask({
          method: 'PATCH',
          url: `/api/users/${user}/reminders/${id}/complete`,
          cookies,
          ...(body === undefined ? {} : { body }),
        });
      return { newcomer, remind, list, stats, complete };
    })
    // Of somebody new, every day at six.
    .extend('pill', async ({ reminders }) => {
      await reminders.newcomer();
      return reminders.remind({});
    });

  it('shows the occurrence that matters now, soonest first', async ({ reminders }) => {
    await reminders.newcomer();
    await reminders.remind({ title: 'Médico', recurrency: 'none', starts_at: '2026-11-18T10:00' });
    await reminders.remind({ title: 'Coral', recurrency: 'weekly', starts_at: '2026-11-05T19:00' });
    await reminders.remind({});
    const shown = await reminders.list();
    expect(shown.map((it: { title: string; dateTime: string }) => [it.title, it.dateTime])).toEqual(
      [
        ['Médico', '2026-11-18T09:00:00.000Z'],
        ['Pastilla de la tensión', '2026-11-20T17:00:00.000Z'],
        ['Coral', '2026-11-26T18:00:00.000Z'],
      ],
    );
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 2, skipped: 0 });
  });

  it('leaves tomorrow pending when today is done', async ({ town, reminders, pill }) => {
    expect((await reminders.complete(pill)).json).toMatchObject({ isCompleted: true });
    expect(await reminders.stats()).toEqual({ completed: 1, pending: 0, skipped: 0 });
    town.pass({ hours: 24 });
    expect(await reminders.list()).toMatchObject([
      { isCompleted: false, occurrence: '2026-11-21T18:00' },
    ]);
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 1, skipped: 0 });
  });

  it('flips without a body, and sets as often as it is told with one', async ({
    reminders,
    pill,
  }) => {
    const body = { isCompleted: true, occurrence: '2026-11-20T18:00' };
    for (let time = 0; time < 3; time += 1) {
      expect((await reminders.complete(pill, body)).json.isCompleted).toBe(true);
    }
    expect((await reminders.complete(pill)).json.isCompleted).toBe(false);
    expect((await reminders.complete(pill)).json.isCompleted).toBe(true);
  });

  it('leaves one row after 50 equal completions at once', async ({ town, reminders, pill }) => {
    const body = { isCompleted: true, occurrence: '2026-11-20T18:00' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => reminders.complete(pill, body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await town.db
      .selectFrom('reminder_occurrences')
      .selectAll()
      .where('reminder_id', '=', pill)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('knows no occurrence that the rule does not make, and no reminder of somebody else', async ({
    reminders,
    pill,
  }) => {
    const at = (occurrence: string) => reminders.complete(pill, { isCompleted: true, occurrence });
    for (const occurrence of ['2026-11-20T18:01', '2026-10-31T18:00', '2026-02-31T18:00']) {
      expect((await at(occurrence)).status).toBe(404);
    }
    expect((await at('mañana')).status).toBe(400);
    await reminders.newcomer();
    expect((await reminders.complete(pill)).status).toBe(404);
  });

  it('flips as often as it is told, also when told from two tablets at once', async ({
    reminders,
    pill,
  }) => {
    await Promise.all(Array.from({ length: 10 }, () => reminders.complete(pill)));
    expect(await reminders.list()).toMatchObject([{ isCompleted: false }]);
    await Promise.all(Array.from({ length: 11 }, () => reminders.complete(pill)));
    expect(await reminders.list()).toMatchObject([{ isCompleted: true }]);
  });

  it('keeps the moment at which something was done, however often it is sent again', async ({
    town,
    reminders,
    pill,
  }) => {
    const body = { isCompleted: true, occurrence: '2026-11-20T18:00' };
    await reminders.complete(pill, body);
    town.pass({ minutes: 5 });
    await reminders.complete(pill, body);
    const row = await town.db
      .selectFrom('reminder_occurrences')
      .select('changed_at')
      .where('reminder_id', '=', pill)
      .executeTakeFirstOrThrow();
    expect(row.changed_at).toBe(START);
  });

  it('counts an overdue appointment as pending until it is done', async ({ reminders }) => {
    await reminders.newcomer();
    const id = await reminders.remind({ recurrency: 'none', starts_at: '2026-11-18T10:00' });
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 1, skipped: 0 });
    expect((await reminders.complete(id)).json).toMatchObject({ occurrence: '2026-11-18T10:00' });
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 0, skipped: 0 });
    expect(await reminders.list()).toMatchObject([
      { occurrence: '2026-11-18T10:00', isCompleted: true },
    ]);
  });

  it('begins the day at the midnight of the town, not of the server', async ({
    town,
    reminders,
    pill,
  }) => {
    await reminders.complete(pill);
    town.at('2026-11-20T22:59:00.000Z');
    expect(await reminders.list()).toMatchObject([
      { occurrence: '2026-11-20T18:00', isCompleted: true },
    ]);
    town.at('2026-11-20T23:00:00.000Z');
    expect(await reminders.list()).toMatchObject([
      { occurrence: '2026-11-21T18:00', isCompleted: false },
    ]);
    const islands = await addMunicipality(town, { time_zone: 'Atlantic/Canary' });
    user = await addUser(town, { municipality_id: islands });
    cookies = await enter(town, user, islands);
    await reminders.remind({});
    expect(await reminders.list()).toMatchObject([
      { occurrence: '2026-11-20T18:00', dateTime: '2026-11-20T18:00:00.000Z' },
    ]);
  });

  it('keeps the daily pill in the list of somebody with years of appointments', async ({
    engine,
    town,
    reminders,
  }) => {
    await reminders.newcomer();
    await reminders.remind({ starts_at: '2020-01-01T18:00' });
    const rows = Array.from({ length: 600 }, (_, i) =>
      reminderRow({
        id: `appointment-${engine}-${i}`,
        user_id: user,
        title: 'Médico',
        recurrency: 'none',
        starts_at: `2025-${String((i % 12) + 1).padStart(2, '0')}-10T10:00`,
      }),
    );
    await town.db.insertInto('reminders').values(rows).execute();
    const shown = await reminders.list();
    expect(shown).toHaveLength(500);
    expect(shown.at(-1)).toMatchObject({ title: 'Pastilla de la tensión', recurrency: 'daily' });
  });
});
