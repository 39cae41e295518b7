import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';

onBothEngines('what a person says of a reminder', (base) => {
  const it = base.extend('reminders', ({ person }) => remindersOf(person));

  it('is answered in four ways, and missed where nobody answered', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    const now = '2026-11-20T18:00';
    const answer = (state: string, occurrence = now) =>
      reminders.ask('PUT', `/${id}/occurrences/${occurrence}`, { state });
    town.at('2026-11-20T17:01:00.000Z');
    expect((await answer('postponed')).json).toMatchObject({
      state: 'postponed',
      dueAt: '2026-11-20T17:11:00.000Z',
      dateTime: '2026-11-20T17:00:00.000Z',
    });
    town.at('2026-11-20T17:12:00.000Z');
    expect((await answer('postponed')).json.dueAt).toBe('2026-11-20T17:22:00.000Z');
    town.at('2026-11-20T17:53:00.000Z');
    expect((await reminders.ask('GET')).json).toMatchObject([{ state: 'missed' }]);
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 1, skipped: 0 });
    expect((await answer('skipped')).json).toMatchObject({ state: 'skipped', isCompleted: false });
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 0, skipped: 1 });
    expect((await answer('done')).json).toMatchObject({ state: 'done', isCompleted: true });
    expect((await answer('pending')).json).toMatchObject({ isCompleted: false });
    expect((await answer('later')).status).toBe(400);
    expect((await answer('done', '2026-11-20T18:01')).status).toBe(404);
    expect((await answer('done', 'hoy')).status).toBe(400);
  });

  it('is put off at several of its hours at once, and none of them waits for another for ever', async ({
    reminders,
  }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    const days = Array.from({ length: 8 }, (_, at) => `2026-12-0${at + 1}T18:00`);
    const said = days.map((day) =>
      reminders.ask('PUT', `/${id}/occurrences/${day}`, { state: 'postponed' }),
    );
    expect((await Promise.all(said)).map(({ status }) => status)).toEqual(days.map(() => 200));
  });

  it('is kept at the moment of her tap, however late it comes', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    const answer = async (state: string, secondsAgo: number) =>
      (await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state, secondsAgo }))
        .json;
    town.at('2026-11-20T20:00:00.000Z');
    expect(await answer('postponed', 3_600)).toMatchObject({
      state: 'missed',
      answeredAt: '2026-11-20T19:00:00.000Z',
    });
    expect((await answer('done', 1_800)).answeredAt).toBe('2026-11-20T19:30:00.000Z');
    // Said before that "done", on another tablet.
    expect(await answer('skipped', 2_400)).toMatchObject({
      state: 'done',
      answeredAt: '2026-11-20T19:30:00.000Z',
    });
  });

  it('is never older than the day of what it answers', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    town.at('2026-11-20T20:00:00.000Z');
    const body = { state: 'done', secondsAgo: 29 * 86_400 };
    const { json } = await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, body);
    // Midnight in Madrid.
    expect(json.answeredAt).toBe('2026-11-19T23:00:00.000Z');
    body.secondsAgo = -60;
    expect((await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, body)).status).toBe(
      400,
    );
  });

  it('of days ago stays in sight on the day on which it was answered, and no longer', async ({
    town,
    reminders,
  }) => {
    const { id } = await reminders.create({ ...PILL, dateTime: '2026-11-18T10:00' });
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-18T10:00`, { state: 'skipped' });
    expect((await reminders.ask('GET', '/agenda')).json).toMatchObject([{ state: 'skipped' }]);
    town.pass({ hours: 24 });
    expect((await reminders.ask('GET', '/agenda')).json).toEqual([]);
  });

  it('stands in a history by weeks as done, left out or missed', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    for (const [day, state] of [
      ['20', 'done'],
      ['22', 'skipped'],
    ]) {
      await reminders.ask('PUT', `/${id}/occurrences/2026-11-${day}T18:00`, { state });
    }
    town.at('2026-11-30T12:00:00.000Z');
    const latest = await reminders.ask('GET', '/history');
    const states = (list: { occurrence: string; state: string }[]) =>
      list.map(({ occurrence, state }) => `${occurrence.slice(8, 10)} ${state}`);
    expect(states(latest.json)).toEqual([29, 28, 27, 26, 25, 24].map((day) => `${day} missed`));
    const next = latest.headers['x-next'];
    expect(next).toBe('2026-11-24');
    const before = await reminders.ask('GET', `/history?before=${next}`);
    expect(states(before.json)).toEqual(['23 missed', '22 skipped', '21 missed', '20 done']);
    expect(before.headers['x-next']).toBeUndefined();
  });

  it('stands in the history as soon as it was left out, before its hour too', async ({
    reminders,
  }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'skipped' });
    expect((await reminders.ask('GET', '/history')).json).toMatchObject([{ state: 'skipped' }]);
  });

  it('has no missed times from before an edit', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    await reminders.ask('PATCH', `/${id}/complete`);
    town.pass({ hours: 48 });
    await reminders.ask('PATCH', `/${id}`, { dateTime: '2026-11-10T08:00', times: ['08:00'] });
    const history = (await reminders.ask('GET', '/history')).json;
    expect(history.map((it: { occurrence: string }) => it.occurrence)).toEqual([
      '2026-11-20T18:00',
    ]);
  });
});
