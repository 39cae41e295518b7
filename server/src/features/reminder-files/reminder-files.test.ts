import { MOST_VOICE_BYTES } from '@encina/contract/reminder-files';
import { afterEach, expect, vi } from 'vitest';
import { addPerson } from '../../testing/accounts.ts';
import { exported } from '../../testing/export.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import { reminderFilesOf, VOICE } from '../../testing/reminder-files.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';

afterEach(() => void vi.restoreAllMocks());

onBothEngines('the photo and the voice of a reminder', (base) => {
  const it = base
    .extend('reminders', ({ person }) => remindersOf(person))
    .extend('files', ({ person }) => reminderFilesOf(person))
    .extend('pill', ({ reminders }) => reminders.create(PILL))
    .extend(
      'stored',
      ({ town, person }) =>
        async () =>
          Array.fromAsync(town.storage.list(`users/${person.id}/reminders`)),
    );

  it('are shown to her with the reminder, the voice in the parts that a player asks for', async ({
    person,
    pill,
    files,
  }) => {
    const photo = (await files.photo(pill.id)).json;
    const voice = (await files.voice(pill.id)).json;
    expect(photo).toMatchObject({ kind: 'photo', reminderId: pill.id, authorName: null });
    expect(photo.thumbnail).toBe(`${photo.url}/thumbnail`);
    expect(await files.list()).toEqual({ files: [photo, voice], removedVoices: [] });
    const shown = await Promise.all(
      [photo.url, photo.thumbnail].map(async (url) => (await person.ask({ url })).headers),
    );
    expect(shown.map((headers) => headers['content-type'])).toEqual(['image/webp', 'image/webp']);
    const part = await person.ask({ url: voice.url, headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers['content-type']]).toEqual([206, 'audio/wav']);
    expect(part.headers['content-range']).toBe(`bytes 0-3/${VOICE.length}`);
    expect((await person.ask({ url: `${voice.url}/thumbnail` })).status).toBe(404);
  });

  it('are shown to nobody else: not to her family, nor to staff, nor to a neighbour', async ({
    town,
    pill,
    files,
    relative,
    admin,
  }) => {
    const { url } = (await files.photo(pill.id)).json;
    const others = [await addPerson(town), relative, admin];
    const statuses = others.map(async (who) => (await who.ask({ url })).status);
    expect(await Promise.all(statuses)).toEqual([404, 404, 403]);
  });

  it('take the place of the one before, and go when she takes them off', async ({
    person,
    pill,
    files,
    stored,
  }) => {
    const before = (await files.voice(pill.id)).json;
    const after = (await files.voice(pill.id)).json;
    expect((await files.list()).files).toEqual([after]);
    expect((await person.ask({ url: before.url })).status).toBe(404);
    expect(await stored()).toEqual([after.id]);
    expect((await files.remove(pill.id, 'voice')).status).toBe(204);
    expect((await files.remove(pill.id, 'voice')).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('stand though the one before cannot be removed now', async ({ town, pill, files }) => {
    await files.voice(pill.id);
    vi.spyOn(town.storage, 'removeAll').mockImplementation(async (key) => {
      if (!key.includes('staging')) throw new Error('the store did not answer');
    });
    const after = await files.voice(pill.id);
    expect(after.status).toBe(200);
    expect((await files.list()).files).toEqual([after.json]);
  });

  it('of two that come at once one stays', async ({ pill, files, stored }) => {
    await Promise.all([files.voice(pill.id), files.voice(pill.id), files.voice(pill.id)]);
    const { files: left } = await files.list();
    expect(left).toHaveLength(1);
    expect(await stored()).toEqual([left[0].id]);
  });

  it('go with their reminder', async ({ reminders, pill, files, stored }) => {
    await files.photo(pill.id);
    await files.voice(pill.id);
    expect((await reminders.ask('DELETE', `/${pill.id}`)).status).toBe(204);
    expect((await files.list()).files).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('are a picture and a sound, not too large, on a reminder of hers', async ({
    town,
    pill,
    files,
    stored,
  }) => {
    const photo = await pictureBytes();
    const tooLong = Buffer.concat([VOICE, Buffer.alloc(MOST_VOICE_BYTES)]);
    const other = remindersOf(await addPerson(town));
    const answers = {
      soundAsPhoto: await files.give(pill.id, 'photo', VOICE, 'audio/wav'),
      photoAsVoice: await files.give(pill.id, 'voice', photo, 'image/jpeg'),
      page: await files.give(pill.id, 'photo', Buffer.from('<html>'), 'image/jpeg'),
      broken: await files.give(pill.id, 'photo', photo.subarray(0, 900), 'image/jpeg'),
      nothing: await files.give(pill.id, 'voice', Buffer.alloc(0), 'audio/wav'),
      tooLong: await files.give(pill.id, 'voice', tooLong, 'audio/wav'),
      notHers: await files.photo((await other.create(PILL)).id),
    };
    expect(
      Object.fromEntries(Object.entries(answers).map(([name, { json }]) => [name, json.code])),
    ).toEqual({
      soundAsPhoto: 'media_type',
      photoAsVoice: 'media_type',
      page: 'media_type',
      broken: 'media_damaged',
      nothing: 'media_missing',
      tooLong: 'too_large',
      notHers: 'not_found',
    });
    expect(await stored()).toEqual([]);
  });

  it('are in her export, and of both nothing is left when she is erased', async ({
    town,
    person,
    admin,
    pill,
    files,
    stored,
  }) => {
    await files.photo(pill.id);
    await files.voice(pill.id);
    const copy = await exported(town, person.id);
    const names = Object.keys(copy.files).filter((name) => name.startsWith('recordatorios/'));
    expect(names.map((name) => name.replace(/ \S{6}(?=\.)/, ''))).toEqual([
      'recordatorios/foto 2026-11-20.webp',
      'recordatorios/voz 2026-11-20.wav',
    ]);
    expect(copy.files[names[1] ?? '']).toEqual(new Uint8Array(VOICE));
    await admin.ask({ method: 'DELETE', url: person.url });
    const rows = town.db.selectFrom('reminder_files').where('user_id', '=', person.id);
    expect(await rows.selectAll().execute()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('have no room where a person has none left', async ({ openOwnTown }) => {
    const town = await openOwnTown({ PERSON_QUOTA_MB: '1' });
    const person = await addPerson(town);
    const files = reminderFilesOf(person);
    const pill = await remindersOf(person).create(PILL);
    const large = Buffer.concat([VOICE, Buffer.alloc(600_000)]);
    const statuses: number[] = [];
    for (const id of [pill.id, (await remindersOf(person).create(PILL)).id]) {
      statuses.push((await files.give(id, 'voice', large, 'audio/wav')).status);
    }
    expect(statuses).toEqual([200, 507]);
  });
});
