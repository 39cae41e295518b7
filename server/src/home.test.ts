import { expect } from 'vitest';
import { type Fixtures, onBothEnginesSharing } from './testing/fixtures.ts';
import { aMessage } from './testing/messages.ts';
import { addUser, enter, HOME_TOWN, START, type Town } from './testing/town.ts';

async function homeOf(town: Town) {
  const user = await addUser(town);
  const cookies = await enter(town, user);
  await town.db
    .insertInto('support_persons')
    .values({
      id: 'lucia',
      municipality_id: HOME_TOWN,
      email: 'lucia@ejemplo.es',
      name: 'Lucía',
      password_hash: '',
      created_at: START,
    })
    .execute();
  const get = (path: string, headers: Record<string, string> = {}) =>
    town.ask({ url: `/api/users/${user}/${path}`, cookies, headers });
  const write = (id: string, created_at: string) =>
    town.db
      .insertInto('support_messages')
      .values(aMessage({ id, user_id: user, support_person_id: 'lucia', created_at }))
      .execute();
  return { user, get, write };
}

const shared = (it: Fixtures) =>
  it.extend('home', { scope: 'file' }, ({ server }) => homeOf(server));

onBothEnginesSharing('what home tells', shared, (it) => {
  it('gives messages newest first with who wrote them, and 304 while nothing changes', async ({
    home: { get, write },
  }) => {
    await write('m1', '2026-11-19T10:00:00.000Z');
    await write('m2', '2026-11-20T10:00:00.000Z');
    const first = await get('support-messages');
    expect(first.json).toMatchObject([
      { id: 'm2', authorName: 'Lucía', seen: false },
      { id: 'm1' },
    ]);
    const etag = String(first.headers.etag);
    const again = await get('support-messages', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await write('m3', '2026-11-20T11:00:00.000Z');
    expect((await get('support-messages', { 'if-none-match': etag })).status).toBe(200);
  });

  it('gives the last 200 messages and no older ones', async ({ home: { get, write } }) => {
    const minute = (i: number) => `2026-11-20T12:${String(i % 60).padStart(2, '0')}:00.000Z`;
    const id = (i: number) => `n${String(i).padStart(3, '0')}`;
    for (let i = 0; i < 203; i += 1) await write(id(i), minute(Math.floor(i / 4)));
    const ids = (await get('support-messages')).json.map((it: { id: string }) => it.id);
    expect(ids).toEqual(Array.from({ length: 200 }, (_, i) => id(202 - i)));
  });

  it('says nothing of files, talks and games of a newcomer', async ({ home: { get } }) => {
    expect((await get('media/stats')).json).toEqual({ totalFiles: 0, favorites: 0 });
    expect((await get('chat/last')).json).toEqual({ at: null });
    expect((await get('scores?limit=5')).json).toEqual([]);
  });

  it('gives the last scores, newest first, and no more than are asked for', async ({
    town,
    home: { user, get },
  }) => {
    const score = (i: number) => ({
      id: `s${i}`,
      user_id: user,
      game_type: 'sudoku',
      score: 900,
      time_seconds: 100,
      difficulty: 'easy',
      timed: 1,
      completed_at: `2026-11-${String(i).padStart(2, '0')}T10:00:00.000Z`,
    });
    await town.db
      .insertInto('scores')
      .values(Array.from({ length: 9 }, (_, i) => score(i + 1)))
      .execute();
    const scores = (await get('scores')).json;
    expect(scores.map(({ id }: { id: string }) => id)).toEqual(['s9', 's8', 's7', 's6', 's5']);
    expect((await get('scores?limit=0')).status).toBe(400);
  });
});
