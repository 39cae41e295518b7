import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { notices } from '../../core/notices.ts';
import { addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser } from '../../testing/town.ts';
import { messagesRepo } from './messages.repo.ts';
import { pairRepo } from './pair.repo.ts';

onBothEngines('messages between a person and her family', (it) => {
  it('arrive with their author, are seen and answered, and their sender is told', async ({
    town,
    relative,
    family,
  }) => {
    expect(await family.send({ content: '  Un beso  ' })).toMatchObject({ status: 200 });
    const [message] = await family.read();
    expect(message).toMatchObject({
      content: 'Un beso',
      type: 'text',
      authorId: relative.id,
      authorName: 'Hija',
      seen: false,
      answer: null,
      kept: false,
    });
    expect(await family.between()).toMatchObject([
      { sentBy: 'support', seenAt: null, answer: null },
    ]);
    town.pass({ minutes: 5 });
    expect((await family.own('POST', '/mark-seen')).status).toBe(204);
    await family.own('PUT', `/${message?.id}/answer`, { answer: 'call' });
    expect(await family.between()).toMatchObject([
      { seenAt: '2026-11-20T16:10:00.000Z', answer: 'call', content: 'Un beso' },
    ]);
    await family.own('PUT', `/${message?.id}/answer`, { answer: null });
    expect(await family.between()).toMatchObject([{ answer: null }]);
  });

  it.for([
    ['POST', '/mark-seen'],
    ['PUT', '/mark-seen'],
    ['PUT', ''],
  ] as const)(
    'are marked as seen by %s %s: those that are named, or all',
    async ([method, path], { family }) => {
      for (const content of ['uno', 'dos']) await family.send({ content });
      const [newest] = await family.read();
      const seen = async () => (await family.read()).map((it) => it.seen);
      await family.own(method, path, { ids: [newest?.id, 'of-nobody'] });
      expect((await seen()).toSorted()).toEqual([false, true]);
      await family.own(method, path, { ids: [] });
      expect((await seen()).toSorted()).toEqual([false, true]);
      await family.own(method, path);
      expect(await seen()).toEqual([true, true]);
    },
  );

  it('that were shown and seen are deleted when she leaves, and those that came meanwhile stay', async ({
    family,
  }) => {
    await family.send({ content: 'antes' });
    const ids = (await family.read()).map(({ id }) => id);
    await family.own('POST', '/mark-seen', { ids });
    await family.send({ content: 'mientras' });
    await family.own('DELETE', '/delete-seen', { ids });
    expect(await family.contents()).toEqual(['mientras']);
    await family.own('DELETE', '/delete-seen');
    expect(await family.contents()).toEqual(['mientras']);
    await family.own('POST', '/mark-seen');
    await family.own('DELETE', '/delete-seen');
    expect(await family.contents()).toEqual([]);
  });

  it('in a burst of 500 arrive once each, in order, a page after the other', async ({
    town,
    family,
  }) => {
    const burst = Array.from({ length: 500 }, (_, at) => `n.º ${at}`);
    for (const content of burst) {
      town.pass({ milliseconds: 1 });
      const key = newId();
      await family.send({ content }, { key });
      if (content.endsWith('7')) await family.send({ content }, { key });
    }
    const got: string[] = [];
    for (;;) {
      const { json, headers } = await family.own('GET', '');
      expect(Number(headers['x-total-count'])).toBe(500 - got.length);
      if (json.length === 0) break;
      got.push(...json.map((it: { content: string }) => it.content));
      const ids = json.map((it: { id: string }) => it.id);
      await family.own('POST', '/mark-seen', { ids });
      await family.own('DELETE', '/delete-seen', { ids });
    }
    expect(got).toEqual(burst.toReversed());
  }, 60_000);

  it('are neither read nor deleted by another, nor written to whom one is not linked', async ({
    town,
    person,
    relative,
    family,
  }) => {
    await family.send({ content: 'de Lucía' });
    const brother = await addSupportPerson(town, [person.id]);
    expect(await family.between(brother)).toEqual([]);
    const toUserId = await addUser(town);
    expect((await family.send({ toUserId, content: 'x' })).status).toBe(404);
    const asHer = { who: brother, as: relative.id };
    expect((await family.send({ content: 'x' }, asHer)).status).toBe(404);
    const url = `${person.url}/support-messages/delete-seen`;
    expect((await relative.ask({ method: 'DELETE', url })).status).toBe(403);
    expect(await family.contents()).toEqual(['de Lucía']);
  });

  it.for([
    [{}, 'Por favor escriba un mensaje o seleccione un archivo'],
    [{ content: '   ' }, 'Por favor escriba un mensaje o seleccione un archivo'],
    [{ content: 'x'.repeat(1_001) }, 'El mensaje es demasiado largo. Usa 1.000 letras como mucho.'],
  ] as const)('such as %j are refused', async ([body, error], { family }) => {
    expect(await family.send(body)).toMatchObject({ status: 400, json: { error } });
  });

  it('leave a trace for a month', async ({ town, person, family }) => {
    await family.send({ content: 'viejo' });
    await family.own('POST', '/mark-seen');
    await family.own('DELETE', '/delete-seen');
    const traces = () =>
      town.db
        .selectFrom('support_messages')
        .select('id')
        .where('user_id', '=', person.id)
        .execute();
    town.pass({ hours: 29 * 24 });
    await town.app.tidy();
    expect(await traces()).toHaveLength(1);
    town.pass({ hours: 48 });
    await town.app.tidy();
    expect(await traces()).toEqual([]);
  });

  it('are listed, counted and shown to the two by an index', async ({
    town,
    engine,
    person,
    relative,
  }) => {
    const plan = (ask: Parameters<typeof planOf>[2]) => planOf(town.db, engine, ask);
    const list = await plan((db) => messagesRepo(db).messages(person.id));
    expect(list).toMatch(/support_messages_by_user/);
    const last = { createdAt: '2026-11-20T16:05:00.000Z', id: newId() };
    for (const before of [undefined, last]) {
      const pair = await plan((db) =>
        pairRepo(db, notices(town.now)).messages(relative.id, person.id, before),
      );
      expect(pair).toMatch(/support_messages_by_pair/);
    }
  });
});
