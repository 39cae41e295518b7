import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { type Answer, addUser, enter, START, type Town } from '../../testing/town.ts';
import { chatRepo } from './chat.repo.ts';
import { SAFETY_ANSWERS } from './safety/answers.ts';

async function chatOf(town: Town) {
  const user = await addUser(town);
  const cookies = await enter(town, user);
  const url = (path = '') => `/api/users/${user}/chat${path}`;
  const send = (content: unknown) =>
    town.ask({ method: 'POST', url: url(), cookies, body: { content } });
  const list = async (query = '') => (await town.ask({ url: url(query), cookies })).json;
  const clear = () => town.ask({ method: 'DELETE', url: url(), cookies });
  return { user, cookies, url, send, list, clear };
}
const said = (answer: Answer): string => answer.json.assistantMessage.content;

onBothEngines('the chat', (base) => {
  const it = base.extend('chat', ({ town }) => chatOf(town));

  it('answers, and keeps both messages in their order', async ({ chat: { send, list } }) => {
    const answer = await send('¿qué hora es?');
    expect(answer.status).toBe(200);
    expect(said(answer)).toBe('Son las 17:05. Es por la tarde.');
    expect(answer.json.userMessage).toMatchObject({ sender: 'user', content: '¿qué hora es?' });
    await send('gracias');
    const all = await list();
    expect(all.map(({ sender }: { sender: string }) => sender)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
    expect(await list('?limit=1')).toEqual([all[3]]);
  });

  it.for([
    ['', 'Escribe un mensaje.'],
    ['   ', 'Escribe un mensaje.'],
    [undefined, 'Escribe un mensaje.'],
    ['a'.repeat(501), 'Por favor, acorta tu mensaje. Máximo 500 caracteres.'],
  ])('refuses the message %j', async ([content, error], { chat: { send, list } }) => {
    expect(await send(content)).toMatchObject({ status: 400, json: { error } });
    expect(await list()).toEqual([]);
  });

  it('takes a message of 500 letters', async ({ chat: { send } }) => {
    expect((await send('a'.repeat(500))).status).toBe(200);
  });

  it('answers danger with the fixed words and the numbers to call', async ({ chat: { send } }) => {
    const { json } = await send('me duele mucho el pecho');
    expect(json.assistantMessage).toMatchObject({
      content: SAFETY_ANSWERS.life.ofBody,
      phones: [{ name: 'Emergencias', number: '112' }],
    });
  });

  it('names the town hall where it helps and its telephone is known', async ({
    town,
    chat: { send },
  }) => {
    await town.db.updateTable('municipalities').set({ phone: '924 50 00 00' }).execute();
    const { json } = await send('mi hijo me pega');
    await town.db.updateTable('municipalities').set({ phone: null }).execute();
    expect(json.assistantMessage.phones.at(-1)).toEqual({
      name: 'Ayuntamiento',
      number: '924 50 00 00',
    });
  });

  it('tells the answer line by line as well', async ({ town, chat: { cookies, url, list } }) => {
    const body = { content: 'cuéntame un chiste' };
    const answer = await town.ask({ method: 'POST', url: url('/stream'), cookies, body });
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    const events = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      userMessage: body,
      assistantMessage: { sender: 'assistant', choices: ['Otro'] },
    });
    expect(await list()).toEqual([events.at(-1).userMessage, events.at(-1).assistantMessage]);
  });

  it('forgets all of it when she leaves, but not when that was', async ({
    town,
    chat: { cookies, url, send, list, clear },
  }) => {
    await send('recuérdame comprar pan');
    expect((await clear()).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(said(await send('mañana a las nueve'))).not.toContain('pan');
    expect((await town.ask({ url: url('/last'), cookies })).json).toEqual({ at: START });
  });

  it('keeps no answer that comes after she has left', async ({
    town,
    chat: { user, list, clear },
  }) => {
    const repo = chatRepo(town.db);
    const { generation } = await repo.begin(user, START);
    await clear();
    const row = { id: newId(), user_id: user, sender: 'user' as const, content: 'hola' };
    const messages = [{ ...row, extras: '{}', created_at: START }];
    expect(await repo.keep({ userId: user, generation, memory: '', messages, now: START })).toBe(
      false,
    );
    expect(await list()).toEqual([]);
  });

  it('forgets a conversation that nobody left properly after two hours', async ({
    town,
    chat: { send, list },
  }) => {
    await send('hola');
    town.pass({ hours: 1 });
    await town.app.tidy();
    expect(await list()).toHaveLength(2);
    town.pass({ hours: 2 });
    await town.app.tidy();
    expect(await list()).toEqual([]);
  });

  it('counts what she says among the figures of her day', async ({
    town,
    chat: { user, cookies, send, clear },
  }) => {
    await Promise.all([send('hola'), send('buenos días'), send('me duele el pecho')]);
    await clear();
    const metrics = await town.ask({
      url: `/api/users/${user}/metrics?startDate=${START}&endDate=${START}`,
      cookies,
    });
    expect(metrics.json).toMatchObject({ chatMessages: 3, activeDays: 1 });
  });

  it('takes twenty messages a minute and asks for a pause then, for her alone', async ({
    town,
    chat: { send },
  }) => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => send('hola')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json.error).toBe('Vas muy deprisa. Espera un minuto y sigue hablando.');
    town.pass({ minutes: 1 });
    expect((await send('hola')).status).toBe(200);
  });

  it('of somebody else is nobody’s business', async ({ town, chat: { url, send } }) => {
    await send('hola');
    const other = await enter(town, await addUser(town));
    expect((await town.ask({ url: url(), cookies: other })).status).toBe(404);
  });

  it('remembers when the last talk was, and only the last', async ({ town }) => {
    const user = await addUser(town);
    const other = await addUser(town);
    const cookies = await enter(town, user);
    const last = async () =>
      (await town.ask({ url: `/api/users/${user}/chat/last`, cookies })).json;
    await chatRepo(town.db).setLastAt(other, '2026-11-20T09:00:00.000Z');
    expect(await last()).toEqual({ at: null });
    await chatRepo(town.db).setLastAt(user, '2026-11-18T10:00:00.000Z');
    await chatRepo(town.db).setLastAt(user, '2026-11-19T10:00:00.000Z');
    expect(await last()).toEqual({ at: '2026-11-19T10:00:00.000Z' });
  });
});
