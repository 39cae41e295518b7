import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addSupportPerson } from '../../testing/accounts.ts';
import { addMessageFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

onBothEngines('a file of a message', (it) => {
  it('goes with one message, opens for the two alone, and is gone when the message is', async ({
    town,
    person,
    relative,
    family,
  }) => {
    const file = await addMessageFile(town, person.id, relative.id, 'support');
    const url = family.fileAt(file);
    const sent = await family.send({ mediaUrl: url, type: 'text' });
    expect(sent.json).toMatchObject({ type: 'video', content: 'Archivo adjunto' });
    expect(await family.send({ mediaUrl: url })).toMatchObject({ status: 409 });
    expect(await family.read()).toMatchObject([{ mediaUrl: url }]);
    const brother = await addSupportPerson(town, [person.id]);
    const statuses = [person, relative, brother].map(
      async (who) => (await who.ask({ url })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    await family.own('POST', '/mark-seen');
    await family.own('DELETE', '/delete-seen');
    expect((await person.ask({ url })).status).toBe(404);
    expect(await family.between()).toMatchObject([{ mediaUrl: null, type: 'video' }]);
  });

  it('that is sent twice at once, or broken off half-way, is one message', async ({
    town,
    person,
    relative,
    family,
  }) => {
    const add = () => addMessageFile(town, person.id, relative.id, 'support');
    const twice = { mediaUrl: family.fileAt(await add()) };
    const key = newId();
    const both = await Promise.all([family.send(twice, { key }), family.send(twice, { key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ json }) => json.id)).toEqual([key, key]);
    const fileId = await add();
    const broken = newId();
    await town.db
      .updateTable('message_files')
      .set({ message_id: broken })
      .where('id', '=', fileId)
      .execute();
    const again = await family.send({ mediaUrl: family.fileAt(fileId) }, { key: broken });
    expect(again).toMatchObject({ status: 200, json: { id: broken, type: 'video' } });
    expect(await family.between()).toHaveLength(2);
  });

  it('goes back as a voice to the one who wrote, once, and to nobody else', async ({
    town,
    person,
    relative,
    family,
  }) => {
    await family.send({ content: '¿Cómo estás?' });
    const brother = await addSupportPerson(town, [person.id]);
    const [message] = await family.read();
    const file = await addMessageFile(town, person.id, relative.id, 'user');
    const key = { 'idempotency-key': newId() };
    const reply = () =>
      family.own('POST', `/${message?.id}/reply`, { mediaUrl: family.fileAt(file) }, key);
    expect((await reply()).json).toMatchObject({ answer: 'replied' });
    expect((await reply()).status).toBe(200);
    const seen = await family.between();
    expect(seen.map(({ sentBy }) => sentBy).toSorted()).toEqual(['support', 'user']);
    expect(await family.between(brother)).toEqual([]);
    expect(await family.read()).toHaveLength(1);
    const stolen = await addMessageFile(town, person.id, brother.id, 'user');
    const wrong = { mediaUrl: family.fileAt(stolen) };
    expect((await family.own('POST', `/${message?.id}/reply`, wrong)).status).toBe(409);
    expect(await family.send(wrong)).toMatchObject({ status: 409 });
  });
});
