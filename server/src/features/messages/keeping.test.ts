import sharp from 'sharp';
import { expect } from 'vitest';
import type { Client, Person } from '../../testing/accounts.ts';
import { type Conversation, conversationOf } from '../../testing/conversation.ts';
import { exported } from '../../testing/export.ts';
import { addMessageFile } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import type { Town } from '../../testing/town.ts';

/** What her family sent and she has seen, with ways to keep it. */
function lettersOf(town: Town, person: Person, relative: Client, family: Conversation) {
  return {
    ...family,
    async receive(content = '', photo?: Uint8Array) {
      const file = await addMessageFile(town, person.id, relative.id, 'support', photo);
      const { json } = await family.send({ mediaUrl: family.fileAt(file), content });
      await family.own('POST', '/mark-seen');
      return { id: json.id as string, file };
    },
    leave: (body?: object) => family.own('DELETE', '/delete-seen', body),
    memories: async () => (await person.ask({ url: `${person.url}/media` })).json,
    wantKept: (isWanted: boolean) =>
      town.db
        .updateTable('users')
        .set({ family_photos_kept: isWanted ? 1 : 0 })
        .where('id', '=', person.id)
        .execute(),
  };
}

onBothEngines('what the family sent', (base) => {
  const it = base.extend('letters', ({ town, person, relative }) =>
    lettersOf(town, person, relative, conversationOf(person, relative)),
  );

  it('is among her memories after she has left, unless she has set it otherwise', async ({
    letters,
  }) => {
    await letters.receive('La boda');
    await letters.receive();
    expect((await letters.leave()).status).toBe(204);
    expect(await letters.read()).toEqual([]);
    const titles = (await letters.memories()).map((it: { title: string }) => it.title);
    expect(titles.toSorted()).toEqual(['De Hija', 'La boda']);
    await letters.wantKept(false);
    await letters.receive('Otra');
    await letters.leave();
    expect(await letters.read()).toEqual([]);
    expect(await letters.memories()).toHaveLength(2);
  });

  it('is kept or let go as she says at the door, whatever she has set', async ({ letters }) => {
    const gone = await letters.receive();
    await letters.leave({ ids: [gone.id], keep: false });
    expect([await letters.read(), await letters.memories()]).toEqual([[], []]);
    await letters.wantKept(false);
    const kept = await letters.receive();
    await letters.leave({ ids: [kept.id], keep: true });
    expect(await letters.read()).toEqual([]);
    expect(await letters.memories()).toMatchObject([{ kind: 'video', title: 'De Hija' }]);
  });

  it('is a memory of the day on which the camera took it', async ({ letters }) => {
    const exif = { IFD2: { DateTimeOriginal: '2024:05:03 23:50:00' } };
    const photo = await sharp(await pictureBytes())
      .withExif(exif)
      .jpeg()
      .toBuffer();
    await letters.receive('La comunión', photo);
    await letters.leave();
    expect(await letters.memories()).toMatchObject([
      { kind: 'image', title: 'La comunión', day: '2024-05-03', dayKnown: 'day' },
    ]);
  });

  it('can be opened as a memory when its message is gone', async ({ person, letters }) => {
    await letters.receive();
    await letters.leave();
    const [memory] = await letters.memories();
    const { status } = await person.ask({ url: `${person.url}/objects${memory.url}` });
    expect(status).toBe(200);
  });

  it('is one memory, however often and in whatever way it is kept', async ({ letters }) => {
    const { id } = await letters.receive();
    const { id: other } = await letters.receive();
    const keep = () => letters.own('POST', `/${id}/keep`);
    const keepBoth = () => letters.own('POST', '/keep', { ids: [id, other] });
    const answers = await Promise.all([keep(), keepBoth(), keep(), keepBoth()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await letters.read()).toMatchObject([{ kept: true }, { kept: true }]);
    await letters.leave();
    expect(await letters.memories()).toHaveLength(2);
  });

  it('in words is a letter with who and when, once, and leaves with her in her export', async ({
    town,
    person,
    letters,
  }) => {
    town.at('2026-11-20T23:30:00Z');
    const words = 'Abuela, hoy he aprobado.\nMañana voy a verte.';
    const { json } = await letters.send({ content: words });
    await letters.own('POST', '/mark-seen');
    town.at('2026-11-25T10:00:00Z');
    const keep = () => letters.own('POST', `/${json.id}/keep`);
    const answers = await Promise.all([keep(), keep(), keep()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const memories = await letters.memories();
    expect(memories).toMatchObject([
      {
        kind: 'text',
        title: 'De Hija',
        description: words,
        writtenBy: 'Hija',
        day: '2026-11-21',
        dayKnown: 'day',
        thumbnail: null,
      },
    ]);
    const file = await person.ask({ url: `${person.url}/objects${memories[0].url}` });
    expect(file.headers['content-type']).toMatch(/^text\/plain/);
    const { files } = await exported(town, person.id);
    const [name = ''] = Object.keys(files).filter((it) => /^recuerdos\/.+\.txt$/.test(it));
    expect(name).toContain('2026-11-25 De Hija');
    expect(Buffer.from(files[name] ?? []).toString()).toBe(words);
  });

  it('in words goes when she leaves, unless she keeps it on the page or at the door', async ({
    letters,
  }) => {
    const send = async (content: string) => {
      const { json } = await letters.send({ content });
      await letters.own('POST', '/mark-seen');
      return json.id as string;
    };
    await send('se va');
    await letters.leave();
    const kept = await send('se queda');
    await letters.own('POST', '/keep', { ids: [kept] });
    await letters.leave();
    const atTheDoor = await send('también se queda');
    await letters.leave({ ids: [atTheDoor], keep: true });
    expect(await letters.read()).toEqual([]);
    const told = (await letters.memories()).map((it: { description: string }) => it.description);
    expect(told.toSorted()).toEqual(['se queda', 'también se queda']);
  });

  it('stays deleted when she deleted the memory of it', async ({ person, letters }) => {
    const { id } = await letters.receive();
    await letters.own('POST', `/${id}/keep`);
    const [memory] = await letters.memories();
    await person.ask({ method: 'DELETE', url: `/api/media/${memory.id}` });
    await letters.leave();
    expect(await letters.memories()).toEqual([]);
  });

  it('lets the rest go where its bytes are lost, and is no memory', async ({
    town,
    person,
    letters,
  }) => {
    const { id, file } = await letters.receive();
    await letters.receive('La boda');
    await town.storage.remove(`users/${person.id}/messages/${file}/original`);
    expect((await letters.own('POST', `/${id}/keep`)).json).toMatchObject({
      code: 'message_without_file',
    });
    expect((await letters.leave()).status).toBe(204);
    expect(await letters.read()).toEqual([]);
    expect(await letters.memories()).toMatchObject([{ title: 'La boda' }]);
  });
});
