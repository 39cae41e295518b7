import type { OwnMessage } from '@encina/contract/messages';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson, addSupportPerson } from '../../testing/accounts.ts';
import { addMessageFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { ownMessagesRepo } from './own-messages.repo.ts';

onBothEngines('a message that she begins', (base) => {
  const it = base.extend('hers', ({ town, person, relative, family }) => ({
    write: (body: object, key = newId(), to = relative.id) =>
      family.own('POST', '', { toSupportPersonId: to, ...body }, { 'idempotency-key': key }),
    sent: async () => (await family.own('GET', '/sent')).json as OwnMessage[],
    voice: async () => family.fileAt(await addMessageFile(town, person.id, relative.id, 'user')),
    news: async (): Promise<number> =>
      (await relative.ask({ url: '/api/support/me' })).json.users[0].news.replies,
  }));

  it('stands in the conversation of who gets it, and is counted as news until it is read', async ({
    town,
    person,
    relative,
    family,
    hers,
  }) => {
    town.pass({ minutes: 1 });
    expect((await hers.write({ content: '  ¿Vienes el domingo?  ' })).status).toBe(200);
    expect(await family.between()).toMatchObject([
      { sentBy: 'user', type: 'text', content: '¿Vienes el domingo?' },
    ]);
    expect(await hers.news()).toBe(1);
    expect(await hers.sent()).toMatchObject([{ toId: relative.id, toName: 'Hija', seen: false }]);
    const url = `/api/support/${relative.id}/messages/read`;
    await relative.ask({ method: 'POST', url, body: { userId: person.id } });
    expect(await hers.news()).toBe(0);
    expect(await hers.sent()).toMatchObject([{ seen: true }]);
    expect(await family.read()).toEqual([]);
  });

  it('is one message, however often it is sent under its name', async ({ family, hers }) => {
    const key = newId();
    const body = { mediaUrl: await hers.voice() };
    const answers = await Promise.all([hers.write(body, key), hers.write(body, key)]);
    answers.push(await hers.write(body, key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await family.between()).toMatchObject([{ sentBy: 'user', type: 'video' }]);
    expect(await hers.write(body)).toMatchObject({
      status: 409,
      json: { code: 'message_without_file' },
    });
  });

  it('goes to her own people alone', async ({ town, hers }) => {
    const stranger = await addSupportPerson(town, [(await addPerson(town)).id]);
    for (const to of [stranger.id, 'nobody']) {
      const refused = await hers.write({ content: 'hola' }, newId(), to);
      expect(refused).toMatchObject({ status: 404, json: { code: 'not_found' } });
    }
    expect(await hers.sent()).toEqual([]);
  });

  it.for([
    ['nothing', {}, 'Por favor escriba un mensaje o seleccione un archivo'],
    [
      'more than a thousand letters',
      { content: 'a'.repeat(1_001) },
      'El mensaje es demasiado largo. Usa 1.000 letras como mucho.',
    ],
  ] as const)('with %s is refused in words', async ([, body, error], { hers }) => {
    expect(await hers.write(body)).toMatchObject({ status: 400, json: { error } });
  });

  it('is listed by an index', async ({ town, engine, person }) => {
    const plan = await planOf(town.db, engine, (db) => ownMessagesRepo(db).sent(person.id));
    expect(plan).toMatch(/support_messages_by_(user|reply)/);
  });
});
