import { LAST_ROUNDS } from '@encina/contract/games';
import { HOME_DAYS } from '@encina/contract/home';
import { expect } from 'vitest';
import type { Person } from '../../testing/accounts.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { aMessage } from '../../testing/messages.ts';
import { addPersonalData } from '../../testing/personal-data.ts';
import { START } from '../../testing/town.ts';

const tagOf = async ({ ask, url }: Person) =>
  String((await ask({ url: `${url}/home` })).headers.etag);
const statusWith = async ({ ask, url }: Person, tag: string, path = 'home') =>
  (await ask({ url: `${url}/${path}`, headers: { 'if-none-match': tag } })).status;

const remindAt = ({ ask, url }: Person, dateTime: string) =>
  ask({
    method: 'POST',
    url: `${url}/reminders`,
    body: { title: 'La pastilla', category: 'Medicación', dateTime },
  });

/** What the answer of each part alone is asked with. */
const ALONE = {
  user: '',
  agenda: '/reminders/agenda',
  reminders: '/reminders/stats',
  messages: '/support-messages',
  proposals: '/proposals',
  taken: '/alerts/taken',
  scores: `/scores?limit=${LAST_ROUNDS}`,
  media: '/media/stats',
  chat: '/chat/last',
  moods: `/metrics/moods?days=${HOME_DAYS}`,
} as const;

onBothEngines('home in one answer', (it) => {
  it('says in each part what is answered to that part alone', async ({
    town,
    person,
    relative,
  }) => {
    await addPersonalData(town, person.id, relative.id, 'Zoraidina');
    const { json } = await person.ask({ url: `${person.url}/home` });
    for (const [part, path] of Object.entries(ALONE)) {
      const alone = await person.ask({ url: `${person.url}${path}` });
      expect([part, alone.status, json[part]]).toEqual([part, 200, alone.json]);
    }
    const week = 'startDate=2026-11-14T12:00:00.000Z&endDate=2026-11-20T16:05:00.000Z';
    const metrics = await person.ask({ url: `${person.url}/metrics?${week}` });
    expect(json.week).toEqual(metrics.json);
    const terms = await person.ask({ url: `${person.url}/terms` });
    const { accepted } = terms.json;
    expect(json.terms).toEqual({
      ...terms.json,
      accepted: accepted && { version: accepted.version },
    });
    expect(JSON.stringify(json)).toContain('Zoraidina');
  });

  it('is 304 while nobody has written anything of hers, in two queries', async ({
    town,
    person,
  }) => {
    const tag = await tagOf(person);
    const queries = await countQueries(town, async () => {
      expect(await statusWith(person, tag)).toBe(304);
    });
    expect([1, 2]).toContain(queries);
    expect(await statusWith(person, `W/${tag}`)).toBe(304);
    const headers = { 'if-none-match': tag };
    const unchanged = await person.ask({ url: `${person.url}/home`, headers });
    expect(unchanged.text).toBe('');
    // The browser has all others with the answer that it keeps.
    const { date: _, connection: __, ...said } = unchanged.headers;
    expect(said).toEqual({ etag: tag, 'cache-control': 'private, no-cache' });
    expect(await statusWith(person, 'anything')).toBe(200);
  });

  it('is 304 to nobody whose session ended, whatever tag she brings', async ({
    town,
    person,
    relative,
  }) => {
    const tag = await tagOf(person);
    const headers = { 'if-none-match': tag };
    expect((await relative.ask({ url: `${person.url}/home`, headers })).status).toBe(403);
    await town.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
    expect(await statusWith(person, tag)).toBe(401);
  });

  it('is another one after each kind of write of hers', async ({ town, person, relative }) => {
    const own = { user_id: person.id };
    const put = (path: string, body: object) =>
      person.ask({ method: 'PUT', url: `${person.url}${path}`, body });
    const post = (path: string, body: object) =>
      person.ask({ method: 'POST', url: `${person.url}${path}`, body });
    const writes: Record<string, () => Promise<unknown>> = {
      reminder: () => remindAt(person, '2026-11-20T18:00'),
      mood: () => put('/metrics/moods/today', { mood: 'good' }),
      score: () =>
        post('/scores', { gameType: 'math', score: 45, timeSeconds: 28, difficulty: 'easy' }),
      minutes: () => post('/activity', { seconds: 60 }),
      settings: () =>
        put('/settings', {
          familyConsent: true,
          municipalConsent: true,
          voiceEnabled: true,
          darkMode: true,
        }),
      talk: () => post('/chat', { content: 'me duele el pecho' }),
      message: () =>
        town.db
          .insertInto('support_messages')
          .values(
            aMessage({
              id: `m-${person.id}`,
              ...own,
              support_person_id: relative.id,
              created_at: START,
            }),
          )
          .execute(),
      seen: () => post('/support-messages/mark-seen', { ids: [`m-${person.id}`] }),
      name: () =>
        town.db
          .updateTable('support_persons')
          .set({ name: 'Rosa' })
          .where('id', '=', relative.id)
          .execute(),
    };
    for (const [kind, write] of Object.entries(writes)) {
      const tag = await tagOf(person);
      await write();
      expect([kind, await statusWith(person, tag)]).toEqual([kind, 200]);
    }
  });

  it('stays as it is while others write what is theirs', async ({ person, admin }) => {
    const tag = await tagOf(person);
    await admin.ask({ method: 'POST', url: '/api/users', body: { name: 'Otra', pin: '2468' } });
    expect(await statusWith(person, tag)).toBe(304);
  });

  it('is another one when something rings, when it is missed, and after midnight', async ({
    town,
    person,
  }) => {
    await remindAt(person, '2026-11-20T18:00');
    for (const [before, after] of [
      ['2026-11-20T16:59:59.999Z', '2026-11-20T17:00:00.000Z'],
      ['2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.001Z'],
      ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z'],
    ] as const) {
      const tag = await tagOf(person);
      town.at(before);
      expect([before, await statusWith(person, tag)]).toEqual([before, 304]);
      town.at(after);
      expect([after, await statusWith(person, tag)]).toEqual([after, 200]);
    }
  });

  it('is another one when what she put off comes again', async ({ town, person }) => {
    const { json } = await remindAt(person, '2026-11-20T17:00');
    const url = `${person.url}/reminders/${json.id}/occurrences/2026-11-20T17:00`;
    await person.ask({ method: 'PUT', url, body: { state: 'postponed' } });
    const tag = await tagOf(person);
    town.pass({ minutes: 9, seconds: 59 });
    expect(await statusWith(person, tag)).toBe(304);
    town.pass({ seconds: 1 });
    expect(await statusWith(person, tag)).toBe(200);
  });

  it.for([
    'support-messages',
    'reminders',
    'reminders/agenda',
    'reminders/upcoming',
    'reminders/history',
  ])('shares its version with what is asked for alone: %s', async (path, { town, person }) => {
    const { headers } = await person.ask({ url: `${person.url}/${path}` });
    const tag = String(headers.etag);
    expect([1, 2]).toContain(await countQueries(town, () => statusWith(person, tag, path)));
    expect(await statusWith(person, tag, path)).toBe(304);
    await remindAt(person, '2026-11-20T18:00');
    expect(await statusWith(person, tag, path)).toBe(200);
  });

  it('is another list and history when an occurrence comes or is missed, and others after midnight', async ({
    town,
    person,
  }) => {
    await remindAt(person, '2026-11-20T18:00');
    await remindAt(person, '2026-11-22T18:00');
    for (const [path, before, after] of [
      ['reminders', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.001Z'],
      ['reminders', '2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z'],
      ['reminders/history', '2026-11-20T16:59:59.999Z', '2026-11-20T17:00:00.000Z'],
      ['reminders/history', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.001Z'],
      ['reminders/upcoming', '2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z'],
    ] as const) {
      town.at(before);
      const { headers } = await person.ask({ url: `${person.url}/${path}` });
      const tag = String(headers.etag);
      expect([before, await statusWith(person, tag, path)]).toEqual([before, 304]);
      town.at(after);
      expect([after, await statusWith(person, tag, path)]).toEqual([after, 200]);
    }
  });

  it('is not taken for what else is asked of hers, nor for what would be refused', async ({
    person,
  }) => {
    const tagAt = async (path: string) =>
      String((await person.ask({ url: `${person.url}/${path}` })).headers.etag);
    const oneDay = await tagAt('reminders/agenda?days=1');
    expect(await statusWith(person, oneDay, 'reminders/agenda?days=1')).toBe(304);
    expect(await statusWith(person, oneDay, 'reminders/agenda?days=7')).toBe(200);
    expect(await statusWith(person, oneDay, 'reminders/agenda?days=99')).toBe(400);
    expect(await statusWith(person, await tagOf(person), 'support-messages')).toBe(200);
  });

  it('gives no tag to a refusal, and none of hers to whoever looks at her agenda', async ({
    town,
    person,
    relative,
  }) => {
    const refused = await person.ask({ url: `${person.url}/reminders/agenda?days=99` });
    expect([refused.status, String(refused.headers.etag)]).toEqual([
      400,
      expect.not.stringContaining('.'),
    ]);
    await town.db
      .updateTable('users')
      .set({ family_consent: 1 })
      .where('id', '=', person.id)
      .execute();
    const tag = await tagOf(person);
    const url = `${person.url}/reminders/agenda`;
    const seen = await relative.ask({ url, headers: { 'if-none-match': tag } });
    expect(seen.status).toBe(200);
  });
});
