import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addSupportPerson, type TestAccount } from '../../testing/accounts.ts';
import { ENGINES } from '../../testing/engines.ts';
import { planOf } from '../../testing/query-plan.ts';
import { type Ask, addUser, enter, openTown, START, type Town } from '../../testing/town.ts';
import { messagesRepo } from './messages.repo.ts';

describe.each(ENGINES)('messages between a person and her family, on %s:', (engine) => {
  let town: Town;
  let user: string;
  let cookies: Record<string, string>;
  let lucia: TestAccount;

  beforeAll(async () => {
    town = await openTown(engine);
  });
  afterAll(() => town.close());
  beforeEach(async () => {
    town.at(START);
    user = await addUser(town, { family_consent: 1 });
    cookies = await enter(town, user);
    lucia = await addSupportPerson(town, [user], { name: 'Lucía' });
  });

  const own = (method: Ask['method'], path: string, body?: unknown, headers = {}) =>
    town.ask({
      method: method ?? 'GET',
      url: `/api/users/${user}/support-messages${path}`,
      cookies,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  const send = (body: object, { who = lucia, key = newId() } = {}) =>
    town.ask({
      method: 'POST',
      url: `/api/support/${who.id}/messages`,
      cookies: who.cookies,
      headers: { 'idempotency-key': key },
      body: { toUserId: user, ...body },
    });
  const between = async (who = lucia) =>
    (
      await town.ask({
        url: `/api/support/${who.id}/messages?userId=${user}`,
        cookies: who.cookies,
      })
    ).json;
  const contents = async () =>
    (await own('GET', '')).json.map((it: { content: string }) => it.content);

  it('a text arrives with its author, is seen, answered, and its sender is told', async () => {
    expect(await send({ content: '  Un beso  ' })).toMatchObject({ status: 200 });
    const [message] = (await own('GET', '')).json;
    expect(message).toMatchObject({
      content: 'Un beso',
      type: 'text',
      authorId: lucia.id,
      authorName: 'Lucía',
      seen: false,
      answer: null,
    });
    expect(await between()).toMatchObject([{ sentBy: 'support', seenAt: null, answer: null }]);
    town.pass({ minutes: 5 });
    expect((await own('POST', '/mark-seen')).status).toBe(204);
    await own('PUT', `/${message.id}/answer`, { answer: 'call' });
    expect(await between()).toMatchObject([
      { seenAt: '2026-11-20T16:10:00.000Z', answer: 'call', content: 'Un beso' },
    ]);
    await own('PUT', `/${message.id}/answer`, { answer: null });
    expect(await between()).toMatchObject([{ answer: null }]);
  });

  it.each([
    ['POST', '/mark-seen'],
    ['PUT', '/mark-seen'],
    ['PUT', ''],
  ] as const)('%s %s marks as seen what is named, or all', async (method, path) => {
    for (const content of ['uno', 'dos']) await send({ content });
    const [newest] = (await own('GET', '')).json;
    await own(method, path, { ids: [newest.id, 'of-nobody'] });
    const seen = async () => (await own('GET', '')).json.map((it: { seen: boolean }) => it.seen);
    expect((await seen()).toSorted()).toEqual([false, true]);
    await own(method, path, { ids: [] });
    expect((await seen()).toSorted()).toEqual([false, true]);
    await own(method, path);
    expect(await seen()).toEqual([true, true]);
  });

  it('leaving deletes what was shown and seen, and never what came meanwhile', async () => {
    await send({ content: 'antes' });
    const shown = (await own('GET', '')).json.map((it: { id: string }) => it.id);
    await own('POST', '/mark-seen', { ids: shown });
    await send({ content: 'mientras' });
    await own('DELETE', '/delete-seen', { ids: shown });
    expect(await contents()).toEqual(['mientras']);
    await own('DELETE', '/delete-seen');
    expect(await contents()).toEqual(['mientras']);
    await own('POST', '/mark-seen');
    await own('DELETE', '/delete-seen');
    expect(await contents()).toEqual([]);
  });

  it('a burst of 500 arrives once each, in order, a page after the other', async () => {
    const burst = Array.from({ length: 500 }, (_, at) => `n.º ${at}`);
    for (const content of burst) {
      town.pass({ milliseconds: 1 });
      const key = newId();
      await send({ content }, { key });
      if (content.endsWith('7')) await send({ content }, { key });
    }
    const got: string[] = [];
    for (;;) {
      const { json, headers } = await own('GET', '');
      expect(Number(headers['x-total-count'])).toBe(500 - got.length);
      if (json.length === 0) break;
      got.push(...json.map((it: { content: string }) => it.content));
      const ids = json.map((it: { id: string }) => it.id);
      await own('POST', '/mark-seen', { ids });
      await own('DELETE', '/delete-seen', { ids });
    }
    expect(got).toEqual(burst.toReversed());
  }, 60_000);

  it('nobody reads or deletes what another sent, nor writes to whom she is not linked', async () => {
    await send({ content: 'de Lucía' });
    const brother = await addSupportPerson(town, [user]);
    expect(await between(brother)).toEqual([]);
    const other = await addUser(town);
    expect((await send({ toUserId: other, content: 'x' })).status).toBe(404);
    const asBrother = { who: { ...lucia, cookies: brother.cookies } };
    expect((await send({ content: 'x' }, asBrother)).status).toBe(404);
    const del = await town.ask({
      method: 'DELETE',
      url: `/api/users/${user}/support-messages/delete-seen`,
      cookies: lucia.cookies,
    });
    expect(del.status).toBe(403);
    expect(await contents()).toEqual(['de Lucía']);
  });

  it.each([
    [{}, 'Por favor escriba un mensaje o seleccione un archivo'],
    [{ content: '   ' }, 'Por favor escriba un mensaje o seleccione un archivo'],
    [{ content: 'x'.repeat(1_001) }, 'El mensaje es demasiado largo. Usa 1.000 letras como mucho.'],
  ])('%j is no message', async (body, sentence) => {
    expect(await send(body)).toMatchObject({ status: 400, json: { error: sentence } });
  });

  it('traces and answers go after a month', async () => {
    await send({ content: 'viejo' });
    await own('POST', '/mark-seen');
    await own('DELETE', '/delete-seen');
    const traces = () =>
      town.db.selectFrom('support_messages').select('id').where('user_id', '=', user).execute();
    town.pass({ hours: 29 * 24 });
    await town.app.tidy();
    expect(await traces()).toHaveLength(1);
    town.pass({ hours: 48 });
    await town.app.tidy();
    expect(await traces()).toEqual([]);
  });

  it('the list, its count and what went between two are found by an index', async () => {
    const plan = (ask: Parameters<typeof planOf>[2]) => planOf(town.db, engine, ask);
    const list = await plan((db) => messagesRepo(db).messages(user));
    expect(list).toMatch(/support_messages_by_user/);
    const pair = await plan((db) => messagesRepo(db).ofPair(lucia.id, user));
    expect(pair).toMatch(/support_messages_by_pair/);
  });
});
