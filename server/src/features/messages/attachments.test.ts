import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addSupportPerson, type TestAccount } from '../../testing/accounts.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addMessageFile } from '../../testing/files.ts';
import { type Ask, addUser, enter, openTown, START, type Town } from '../../testing/town.ts';

describe.each(ENGINES)('a message with a file, on %s:', (engine) => {
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
  const fileAt = (id: string) => `/api/users/${user}/objects/messages/${id}`;

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
});
