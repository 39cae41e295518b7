import type { BackNews } from '@encina/contract/support';
import { expect } from 'vitest';
import { conversationOf } from '../../testing/conversation.ts';
import { addMessageFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { backNews } from './messages.read.ts';

onBothEngines('what goes between two, as the relative reads it', (base) => {
  const it = base.extend('family', ({ town, person, relative }) => {
    const conversation = conversationOf(person, relative);
    const url = `/api/support/${relative.id}/messages`;
    return {
      ...conversation,
      page: (before = '') => relative.ask({ url: `${url}?userId=${person.id}&before=${before}` }),
      reads: () =>
        relative.ask({ method: 'POST', url: `${url}/read`, body: { userId: person.id } }),
      news: async (): Promise<BackNews> => {
        const { json } = await relative.ask({ url: '/api/support/me' });
        return json.users.find(({ id }: { id: string }) => id === person.id).news;
      },
      /** With a voice or a photo of hers. */
      replyTo: async (messageId: string) => {
        const file = await addMessageFile(town, person.id, relative.id, 'user');
        const mediaUrl = conversation.fileAt(file);
        return conversation.own('POST', `/${messageId}/reply`, { mediaUrl });
      },
    };
  });

  it('comes in pages without a gap and without a repetition, also of one instant', async ({
    town,
    family,
  }) => {
    const sent = Array.from({ length: 120 }, (_, at) => `n.º ${at}`);
    for (const [at, content] of sent.entries()) {
      if (at % 3 === 0) town.pass({ milliseconds: 1 });
      await family.send({ content });
    }
    const got: string[] = [];
    const sizes: number[] = [];
    for (let before: string | undefined = ''; before !== undefined; ) {
      const { json, headers } = await family.page(before);
      got.push(...json.map(({ content }: { content: string }) => content));
      sizes.push(json.length);
      before = headers['x-next'] as string | undefined;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(got.toSorted()).toEqual(sent.toSorted());
    expect(new Set(got.slice(0, 3))).toEqual(new Set(sent.slice(-3)));
  });

  it('starts over with a cursor that this server did not write', async ({ family }) => {
    await family.send({ content: 'uno' });
    for (const before of ['x', 'bm8gY3Vyc29y']) {
      expect((await family.page(before)).json).toMatchObject([{ content: 'uno' }]);
    }
  });

  it('is news in the panel until it is read, each answer of its kind', async ({ town, family }) => {
    const none = { replies: 0, liked: 0, received: 0 };
    for (const content of ['uno', 'dos', 'tres', 'cuatro']) await family.send({ content });
    expect(await family.news()).toEqual(none);
    town.pass({ minutes: 1 });
    const [first, second, third, fourth] = await family.read();
    await family.own('PUT', `/${first?.id}/answer`, { answer: 'liked' });
    await family.own('PUT', `/${second?.id}/answer`, { answer: 'liked' });
    await family.own('PUT', `/${third?.id}/answer`, { answer: 'received' });
    await family.replyTo(fourth?.id ?? '');
    expect(await family.news()).toEqual({ replies: 1, liked: 2, received: 1 });
    expect((await family.reads()).status).toBe(204);
    expect(await family.news()).toEqual(none);
    town.pass({ minutes: 1 });
    await family.replyTo(first?.id ?? '');
    expect(await family.news()).toMatchObject({ replies: 1, liked: 0 });
  });

  it('is counted as news by an index', async ({ town, engine, relative }) => {
    const plan = await planOf(town.db, engine, (db) => backNews(db)(relative.id));
    expect(plan).toMatch(/support_messages_by_(answer|pair)/);
  });
});
