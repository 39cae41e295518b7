import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';

onBothEngines('how a person is today', (it) => {
  it('is one answer a day of the town, the last one, and seven days of them', async ({
    town,
    person,
  }) => {
    const url = `${person.url}/metrics/moods`;
    const say = (mood: string) =>
      person.ask({ method: 'PUT', url: `${url}/today`, body: { mood } });
    expect((await say('furious')).status).toBe(400);
    expect((await say('bad')).json).toEqual({ day: '2026-11-20', mood: 'bad' });
    await say('good');
    // 23:30 in Madrid is still Friday; half an hour later it is Saturday.
    town.at('2026-11-20T22:30:00.000Z');
    await say('fair');
    town.at('2026-11-20T23:00:00.000Z');
    await say('good');
    const read = async (query = '') => (await person.ask({ url: url + query })).json;
    expect(await read()).toEqual([
      { day: '2026-11-21', mood: 'good' },
      { day: '2026-11-20', mood: 'fair' },
    ]);
    expect(await read('?days=1')).toHaveLength(1);
  });

  it('counts for the day on which she said it, however late it comes', async ({ town, person }) => {
    const url = `${person.url}/metrics/moods/today`;
    town.at('2026-11-21T08:00:00.000Z');
    const body = { mood: 'fair', secondsAgo: 12 * 3_600 };
    expect((await person.ask({ method: 'PUT', url, body })).json).toEqual({
      day: '2026-11-20',
      mood: 'fair',
    });
  });

  it('is her last word of a day, in whatever order they come', async ({ town, person }) => {
    const url = `${person.url}/metrics/moods`;
    const tell = (method: 'PUT' | 'DELETE', body: object) =>
      person.ask({ method, url: `${url}/today`, body });
    const read = async () => (await person.ask({ url })).json;
    town.at('2026-11-20T12:00:00.000Z');
    await tell('PUT', { mood: 'good' });
    town.at('2026-11-20T13:00:00.000Z');
    await tell('PUT', { mood: 'bad', secondsAgo: 3 * 3_600 });
    await tell('DELETE', { secondsAgo: 2 * 3_600 });
    expect(await read()).toEqual([{ day: '2026-11-20', mood: 'good' }]);
    // Taken back on Friday without a network, and heard of on Saturday.
    town.at('2026-11-21T09:00:00.000Z');
    await tell('PUT', { mood: 'fair' });
    await tell('DELETE', { secondsAgo: 15 * 3_600 });
    expect(await read()).toEqual([{ day: '2026-11-21', mood: 'fair' }]);
  });

  it('is taken back as if nobody had asked, and only that of today', async ({ town, person }) => {
    const url = `${person.url}/metrics/moods`;
    const say = (mood: string) =>
      person.ask({ method: 'PUT', url: `${url}/today`, body: { mood } });
    const takeBack = () => person.ask({ method: 'DELETE', url: `${url}/today` });
    await say('good');
    town.at('2026-11-21T09:00:00.000Z');
    await say('bad');
    expect((await takeBack()).status).toBe(204);
    expect((await takeBack()).status).toBe(204);
    expect((await person.ask({ url })).json).toEqual([{ day: '2026-11-20', mood: 'good' }]);
  });
});
