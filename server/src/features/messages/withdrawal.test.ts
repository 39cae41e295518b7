import type { OwnMessage } from '@encina/contract/messages';
import { expect } from 'vitest';
import { addSupportPerson } from '../../testing/accounts.ts';
import { addMessageFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

const GONE = { status: 404, json: { code: 'message_gone' } };
const SEEN = { status: 409, json: { code: 'message_seen' } };

onBothEngines('what was sent by mistake', (base) => {
  const it = base.extend('ways', ({ town, person, relative, family }) => ({
    /** With a file, each from its side. @returns its id and the address of the file */
    async fromFamily() {
      const file = family.fileAt(await addMessageFile(town, person.id, relative.id, 'support'));
      return { id: (await family.send({ mediaUrl: file })).json.id as string, file };
    },
    async fromHer() {
      const file = family.fileAt(await addMessageFile(town, person.id, relative.id, 'user'));
      const body = { toSupportPersonId: relative.id, mediaUrl: file };
      return { id: (await family.own('POST', '', body)).json.id as string, file };
    },
    asRelative: (id: string, who = relative, as = relative.id) =>
      who.ask({ method: 'DELETE', url: `/api/support/${as}/messages/${id}` }),
    asPerson: (id: string) => family.own('DELETE', `/sent/${id}`),
    sent: async () => (await family.own('GET', '/sent')).json as OwnMessage[],
    reads: () =>
      relative.ask({
        method: 'POST',
        url: `/api/support/${relative.id}/messages/read`,
        body: { userId: person.id },
      }),
  }));

  it('by a relative is gone from both sides with its file, and the other is told nothing', async ({
    person,
    family,
    ways,
  }) => {
    const { id, file } = await ways.fromFamily();
    expect((await ways.asRelative(id)).status).toBe(204);
    expect([await family.read(), await family.between()]).toEqual([[], []]);
    expect((await person.ask({ url: file })).status).toBe(404);
    expect(await ways.asRelative(id)).toMatchObject(GONE);
  });

  it('by a relative stays once she has seen it, answered it or kept it', async ({
    family,
    ways,
  }) => {
    const seen = await ways.fromFamily();
    await family.own('POST', '/mark-seen', { ids: [seen.id] });
    const answered = await ways.fromFamily();
    await family.own('PUT', `/${answered.id}/answer`, { answer: 'received' });
    const kept = await ways.fromFamily();
    await family.own('POST', `/${kept.id}/keep`);
    for (const { id } of [seen, answered, kept]) {
      expect(await ways.asRelative(id)).toMatchObject(SEEN);
    }
    expect(await family.read()).toHaveLength(3);
  });

  it('is nobody else’s to withdraw', async ({ town, person, relative, ways }) => {
    const { id } = await ways.fromFamily();
    const hers = await ways.fromHer();
    const brother = await addSupportPerson(town, [person.id]);
    expect((await ways.asRelative(id, brother, relative.id)).status).toBe(404);
    expect(await ways.asRelative(id, brother, brother.id)).toMatchObject(GONE);
    expect(await ways.asRelative(hers.id)).toMatchObject(GONE);
    expect(await ways.asPerson(id)).toMatchObject(GONE);
  });

  it('by her is gone from both sides with its file, until somebody has read it', async ({
    town,
    relative,
    family,
    ways,
  }) => {
    await ways.reads();
    town.pass({ minutes: 1 });
    const { id, file } = await ways.fromHer();
    expect((await ways.asPerson(id)).status).toBe(204);
    expect([await ways.sent(), await family.between()]).toEqual([[], []]);
    expect((await relative.ask({ url: file })).status).toBe(404);
    const read = await ways.fromHer();
    await ways.reads();
    expect(await ways.asPerson(read.id)).toMatchObject(SEEN);
    expect(await ways.sent()).toMatchObject([{ id: read.id, seen: true }]);
  });

  it('as an answer leaves the message without one, unless she answered it twice', async ({
    town,
    person,
    relative,
    family,
    ways,
  }) => {
    const { id } = await ways.fromFamily();
    const reply = async () => {
      const mediaUrl = family.fileAt(await addMessageFile(town, person.id, relative.id, 'user'));
      await family.own('POST', `/${id}/reply`, { mediaUrl });
    };
    await reply();
    await reply();
    const [second, first] = await ways.sent();
    await ways.asPerson(second?.id ?? '');
    expect(await family.read()).toMatchObject([{ answer: 'replied' }]);
    await ways.asPerson(first?.id ?? '');
    expect(await family.read()).toMatchObject([{ answer: null }]);
  });

  it.for([
    ['answer', 'PUT', { answer: 'liked' }],
    ['reply', 'POST', { mediaUrl: '/x' }],
    ['keep', 'POST', undefined],
  ] as const)(
    'between reading and «%s» says so in words',
    async ([path, method, body], { family, ways }) => {
      const { id } = await ways.fromFamily();
      await ways.asRelative(id);
      const refused = await family.own(method, `/${id}/${path}`, body);
      expect(refused).toMatchObject(GONE);
      expect(refused.json.error).toMatch(/^Este mensaje ya no está\./);
    },
  );
});
