import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../db/schema.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addMunicipality } from '../../testing/residents.ts';
import { addUser, enter, openTown, START, type Town } from '../../testing/town.ts';

type Row = Tables['reminders'];
type Given = { readonly [F in keyof Row]?: Row[F] };

describe.each(ENGINES)('reminders, on %s', (engine) => {
  let town: Town;
  let user: string;
  let cookies: Record<string, string>;
  let made = 0;

  beforeAll(async () => {
    town = await openTown(engine);
  });
  afterAll(() => town.close());

  async function newcomer() {
    town.at(START);
    user = await addUser(town);
    cookies = await enter(town, user);
  }

  async function remind(given: Given): Promise<string> {
    made += 1;
    const id = `reminder-${engine}-${made}`;
    const row = {
      id,
      user_id: user,
      title: 'Pastilla de la tensión',
      description: '',
      category: 'Medicación',
      recurrency: 'daily',
      starts_at: '2026-11-01T18:00',
      weekdays: '',
      times: '',
      until: null,
      rule_since: '2026-11-01T00:00:00.000Z',
      created_at: '2026-11-01T00:00:00.000Z',
      ...given,
    } as const;
    await town.db.insertInto('reminders').values(row).execute();
    return id;
  }

  const list = async () => (await town.ask({ url: `/api/users/${user}/reminders`, cookies })).json;
  const stats = async () =>
    (await town.ask({ url: `/api/users/${user}/reminders/stats`, cookies })).json;
  const complete = (id: string, body?: unknown) =>
    town.ask({
      method: 'PATCH',
      url: `/api/users/${user}/reminders/${id}/complete`,
      cookies,
      ...(body === undefined ? {} : { body }),
    });

  it('shows the occurrence that matters now, soonest first', async () => {
    await newcomer();
    await remind({ title: 'Médico', recurrency: 'none', starts_at: '2026-11-18T10:00' });
    await remind({ title: 'Coral', recurrency: 'weekly', starts_at: '2026-11-05T19:00' });
    await remind({});
    const shown = await list();
    expect(shown.map((it: { title: string; dateTime: string }) => [it.title, it.dateTime])).toEqual(
      [
        ['Médico', '2026-11-18T09:00:00.000Z'],
        ['Pastilla de la tensión', '2026-11-20T17:00:00.000Z'],
        ['Coral', '2026-11-26T18:00:00.000Z'],
      ],
    );
    expect(await stats()).toEqual({ completed: 0, pending: 2 });
  });

  it('leaves tomorrow pending when today is done', async () => {
    await newcomer();
    const id = await remind({});
    expect((await complete(id)).json).toMatchObject({ isCompleted: true });
    expect(await stats()).toEqual({ completed: 1, pending: 0 });
    town.pass({ hours: 24 });
    expect(await list()).toMatchObject([{ isCompleted: false, occurrence: '2026-11-21T18:00' }]);
    expect(await stats()).toEqual({ completed: 0, pending: 1 });
  });

  it('flips without a body, and sets as often as it is told with one', async () => {
    await newcomer();
    const id = await remind({});
    const body = { isCompleted: true, occurrence: '2026-11-20T18:00' };
    for (let time = 0; time < 3; time += 1) {
      expect((await complete(id, body)).json.isCompleted).toBe(true);
    }
    expect((await complete(id)).json.isCompleted).toBe(false);
    expect((await complete(id)).json.isCompleted).toBe(true);
  });

  it('leaves one row after 50 equal completions at once', async () => {
    await newcomer();
    const id = await remind({});
    const body = { isCompleted: true, occurrence: '2026-11-20T18:00' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete(id, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await town.db
      .selectFrom('reminder_occurrences')
      .selectAll()
      .where('reminder_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('knows no occurrence that the rule does not make, and no reminder of somebody else', async () => {
    await newcomer();
    const id = await remind({});
    const at = (occurrence: string) => complete(id, { isCompleted: true, occurrence });
    for (const occurrence of ['2026-11-20T18:01', '2026-10-31T18:00', '2026-02-31T18:00']) {
      expect((await at(occurrence)).status).toBe(404);
    }
    expect((await at('mañana')).status).toBe(400);
    await newcomer();
    expect((await complete(id)).status).toBe(404);
  });

  it('flips as often as it is told, also when told from two tablets at once', async () => {
    await newcomer();
    const id = await remind({});
    await Promise.all(Array.from({ length: 10 }, () => complete(id)));
    expect(await list()).toMatchObject([{ isCompleted: false }]);
    await Promise.all(Array.from({ length: 11 }, () => complete(id)));
    expect(await list()).toMatchObject([{ isCompleted: true }]);
  });

  it('keeps the moment at which something was done, however often it is sent again', async () => {
    await newcomer();
    const id = await remind({});
    const body = { isCompleted: true, occurrence: '2026-11-20T18:00' };
    await complete(id, body);
    town.pass({ minutes: 5 });
    await complete(id, body);
    const row = await town.db
      .selectFrom('reminder_occurrences')
      .select('changed_at')
      .where('reminder_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.changed_at).toBe(START);
  });

  it('counts an overdue appointment as pending until it is done', async () => {
    await newcomer();
    const id = await remind({ recurrency: 'none', starts_at: '2026-11-18T10:00' });
    expect(await stats()).toEqual({ completed: 0, pending: 1 });
    expect((await complete(id)).json).toMatchObject({ occurrence: '2026-11-18T10:00' });
    expect(await stats()).toEqual({ completed: 0, pending: 0 });
    expect(await list()).toMatchObject([{ occurrence: '2026-11-18T10:00', isCompleted: true }]);
  });

  it('begins the day at the midnight of the town, not of the server', async () => {
    await newcomer();
    const id = await remind({});
    await complete(id);
    town.at('2026-11-20T22:59:00.000Z');
    expect(await list()).toMatchObject([{ occurrence: '2026-11-20T18:00', isCompleted: true }]);
    town.at('2026-11-20T23:00:00.000Z');
    expect(await list()).toMatchObject([{ occurrence: '2026-11-21T18:00', isCompleted: false }]);
    const islands = await addMunicipality(town, { time_zone: 'Atlantic/Canary' });
    user = await addUser(town, { municipality_id: islands });
    cookies = await enter(town, user, islands);
    await remind({});
    expect(await list()).toMatchObject([
      { occurrence: '2026-11-20T18:00', dateTime: '2026-11-20T18:00:00.000Z' },
    ]);
  });

  it('keeps the daily pill in the list of somebody with years of appointments', async () => {
    await newcomer();
    await remind({ starts_at: '2020-01-01T18:00' });
    const rows = Array.from({ length: 600 }, (_, i) => ({
      id: `appointment-${engine}-${i}`,
      user_id: user,
      title: 'Médico',
      description: '',
      category: 'Salud' as const,
      recurrency: 'none' as const,
      starts_at: `2025-${String((i % 12) + 1).padStart(2, '0')}-10T10:00`,
      weekdays: '',
      times: '',
      until: null,
      rule_since: START,
      created_at: START,
    }));
    await town.db.insertInto('reminders').values(rows).execute();
    const shown = await list();
    expect(shown).toHaveLength(500);
    expect(shown.at(-1)).toMatchObject({ title: 'Pastilla de la tensión', recurrency: 'daily' });
  });
});
