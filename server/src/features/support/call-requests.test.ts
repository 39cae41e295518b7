import { expect } from 'vitest';
import { addPerson, type Client, link } from '../../testing/accounts.ts';
import { conversationOf } from '../../testing/conversation.ts';
import { addMessageFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import type { Town } from '../../testing/town.ts';
import { callRequests } from '../messages/messages.read.ts';

const PHONE = '600 11 22 33';

/** A person with a telephone whose relative has written to her, and who answers with one tap. */
async function askingIn(town: Town, relative: Client) {
  const person = await addPerson(town, { phone: PHONE });
  await link(town, relative.id, person.id);
  const family = conversationOf(person, relative);
  await family.send({ content: '¿Qué tal?' });
  const [message] = await family.read();
  return {
    ...family,
    person,
    answer: (answer: string | null) => family.own('PUT', `/${message?.id}/answer`, { answer }),
    reply: (mediaUrl: string) => family.own('POST', `/${message?.id}/reply`, { mediaUrl }),
    /** What the relative's panel says of her. */
    call: async () => {
      const { json } = await relative.ask({ url: '/api/support/me' });
      return json.users.find(({ id }: { id: string }) => id === person.id).call;
    },
    haveCalled: () =>
      relative.ask({
        method: 'POST',
        url: `/api/support/${relative.id}/calls`,
        body: { userId: person.id },
      }),
  };
}

onBothEngines('«Llámame»', (base) => {
  const it = base.extend('asking', ({ town, relative }) => askingIn(town, relative));

  it('stands in the panel of her family with her number, and of nobody who did not ask', async ({
    town,
    asking,
  }) => {
    expect(await asking.call()).toBeNull();
    town.pass({ minutes: 5 });
    await asking.answer('call');
    expect(await asking.call()).toEqual({ askedAt: '2026-11-20T16:10:00.000Z', phone: PHONE });
  });

  it('is over when she takes it back', async ({ asking }) => {
    await asking.answer('call');
    await asking.answer(null);
    expect(await asking.call()).toBeNull();
  });

  it('is over when her relative has called, who sees that in what went between them', async ({
    town,
    asking,
  }) => {
    await asking.answer('call');
    town.pass({ minutes: 5 });
    expect((await asking.haveCalled()).status).toBe(204);
    expect(await asking.call()).toBeNull();
    expect(await asking.between()).toMatchObject([
      { answer: 'call', calledAt: '2026-11-20T16:10:00.000Z' },
    ]);
  });

  it('can be asked again after a call', async ({ asking }) => {
    await asking.answer('call');
    await asking.haveCalled();
    await asking.answer(null);
    await asking.answer('call');
    expect(await asking.call()).toMatchObject({ phone: PHONE });
  });

  it('stays when she leaves her messages, or sends a photo besides', async ({
    town,
    relative,
    asking,
  }) => {
    await asking.answer('call');
    const file = await addMessageFile(town, asking.person.id, relative.id, 'user');
    expect((await asking.reply(asking.fileAt(file))).json).toMatchObject({ answer: 'call' });
    await asking.own('POST', '/mark-seen');
    await asking.own('DELETE', '/delete-seen');
    expect(await asking.call()).toMatchObject({ phone: PHONE });
  });

  it('is found by an index', async ({ town, engine, relative }) => {
    const plan = await planOf(town.db, engine, (db) => callRequests(db)(relative.id));
    // In a table so small both cost PostgreSQL the same.
    expect(plan).toMatch(/support_messages_by_(answer|pair)/);
  });
});
