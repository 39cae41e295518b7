import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addMessageFile } from '../../testing/files.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addSupportPerson, type Holder } from '../../testing/residents.ts';
import {
  type Ask,
  addUser,
  enter,
  HOME_TOWN,
  openTown,
  START,
  type Town,
} from '../../testing/town.ts';
import { supportRepo } from './support.repo.ts';

describe.each(ENGINES)('messages between a person and her family, on %s:', (engine) => {
  let town: Town;
  let user: string;
  let cookies: Record<string, string>;
  let lucia: Holder;

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
  const fileAt = (id: string) => `/api/users/${user}/objects/messages/${id}`;

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

  it('a file goes with one message, can be kept, and is gone when the message is', async () => {
    const file = await addMessageFile(town, user, lucia.id, 'support');
    const sent = await send({ mediaUrl: fileAt(file), type: 'text' });
    expect(sent.json).toMatchObject({ type: 'video', content: 'Archivo adjunto' });
    expect(await send({ mediaUrl: fileAt(file) })).toMatchObject({ status: 409 });
    const [message] = (await own('GET', '')).json;
    expect(message.mediaUrl).toBe(fileAt(file));
    const read = (who: Record<string, string>) => town.ask({ url: fileAt(file), cookies: who });
    expect((await read(cookies)).status).toBe(200);
    expect((await read(lucia.cookies)).status).toBe(200);
    const brother = await addSupportPerson(town, [user]);
    expect((await read(brother.cookies)).status).toBe(404);
    expect((await own('POST', `/${message.id}/keep`)).status).toBe(204);
    const memories = await town.ask({ url: `/api/users/${user}/media`, cookies });
    expect(memories.json).toMatchObject([{ kind: 'video', title: 'De Lucía' }]);
    await own('POST', '/mark-seen');
    await own('DELETE', '/delete-seen');
    expect((await read(cookies)).status).toBe(404);
    expect(await between()).toMatchObject([{ mediaUrl: null, type: 'video' }]);
  });

  it('a message with a file that is sent twice at once, or broken off half-way, is one message', async () => {
    const twice = { mediaUrl: fileAt(await addMessageFile(town, user, lucia.id, 'support')) };
    const key = newId();
    const both = await Promise.all([send(twice, { key }), send(twice, { key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ json }) => json.id)).toEqual([key, key]);
    const fileId = await addMessageFile(town, user, lucia.id, 'support');
    const broken = newId();
    await town.db
      .updateTable('message_files')
      .set({ message_id: broken })
      .where('id', '=', fileId)
      .execute();
    const again = await send({ mediaUrl: fileAt(fileId) }, { key: broken });
    expect(again).toMatchObject({ status: 200, json: { id: broken, type: 'video' } });
    expect(await between()).toHaveLength(2);
  });

  it('a voice goes back to the one who wrote, once, and to nobody else', async () => {
    await send({ content: '¿Cómo estás?' });
    const brother = await addSupportPerson(town, [user]);
    const [message] = (await own('GET', '')).json;
    const file = await addMessageFile(town, user, lucia.id, 'user');
    const key = { 'idempotency-key': newId() };
    const reply = () => own('POST', `/${message.id}/reply`, { mediaUrl: fileAt(file) }, key);
    expect((await reply()).json).toMatchObject({ answer: 'replied' });
    expect((await reply()).status).toBe(200);
    const seen = await between();
    expect(seen.map((it: { sentBy: string }) => it.sentBy).toSorted()).toEqual(['support', 'user']);
    expect((await between(brother)).length).toBe(0);
    expect((await own('GET', '')).json).toHaveLength(1);
    const stolen = await addMessageFile(town, user, brother.id, 'user');
    const wrong = { mediaUrl: fileAt(stolen) };
    expect((await own('POST', `/${message.id}/reply`, wrong)).status).toBe(409);
    expect(await send({ mediaUrl: fileAt(stolen) })).toMatchObject({ status: 409 });
  });

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
    const list = await plan((db) => supportRepo(db).messages(user));
    expect(list).toMatch(/support_messages_by_user/);
    const pair = await plan((db) => supportRepo(db).ofPair(lucia.id, user));
    expect(pair).toMatch(/support_messages_by_pair/);
  });
});

describe.each(ENGINES)('a relative comes in, on %s,', (engine) => {
  let town: Town;
  const PASSWORD = 'la encina de la dehesa';
  const EMAIL = 'lucia@familia.example';
  let mother: string;
  let father: string;

  beforeAll(async () => {
    town = await openTown(engine);
    mother = await addUser(town, { name: 'Ana Díaz', family_consent: 1 });
    father = await addUser(town, { name: 'Luis Gil' });
    const password_hash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
    await addSupportPerson(town, [mother, father], { email: EMAIL, password_hash });
  });
  afterAll(() => town.close());

  const login = (body: object) =>
    town.ask({
      method: 'POST',
      url: '/api/support/login',
      body: { email: EMAIL, password: PASSWORD, municipalityId: HOME_TOWN, ...body },
    });

  it('is told whom she looks after, and goes out again', async () => {
    const answer = await login({ email: 'LUCIA@familia.example' });
    expect(answer.json).toMatchObject({
      userId: mother,
      user: { name: 'Ana Díaz', familyConsent: true },
      users: [
        { id: mother, familyConsent: true },
        { id: father, familyConsent: false },
      ],
    });
    const { cookies } = answer;
    expect((await town.ask({ url: '/api/support/me', cookies })).json).toEqual(answer.json);
    await town.ask({ method: 'POST', url: '/api/support/logout', cookies });
    expect((await town.ask({ url: '/api/support/me', cookies })).status).toBe(401);
  });

  it('is refused in the words of the specification', async () => {
    const complete = { error: 'Por favor complete todos los campos' };
    expect(await login({ password: ' ' })).toMatchObject({ status: 400, json: complete });
    expect(await login({ email: '' })).toMatchObject({ status: 400, json: complete });
    expect(await login({ password: 'no es esta' })).toMatchObject({ status: 401 });
    expect((await login({ municipalityId: 'nowhere' })).status).toBe(401);
  });

  it('may try five times, and then waits', async () => {
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => login({ password: 'no es esta' })),
    );
    expect(wrong.some(({ status }) => status === 429)).toBe(true);
    expect(await login({})).toMatchObject({ status: 429 });
    town.pass({ minutes: 20 });
    expect((await login({})).status).toBe(200);
  });
});
