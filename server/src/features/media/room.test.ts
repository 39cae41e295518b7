import { expect } from 'vitest';
import { MOST_UNSENT } from '../../core/files/room.ts';
import { newId } from '../../core/ids.ts';
import { formOf } from '../../testing/files.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addMemoryOwner, askAddress, put } from '../../testing/memories.ts';
import { START } from '../../testing/town.ts';

const MB = 1024 * 1024;
const FILM = { mimeType: 'video/mp4', originalName: 'boda.mp4' };

onBothEngines(
  'the room that a person has',
  (it) => {
    it('is counted before a file is sent, with what is still on its way', async ({ town }) => {
      const owner = await addMemoryOwner(town);
      const ask = (megabytes: number) => askAddress(town, owner, { ...FILM, size: megabytes * MB });
      const answers = await Promise.all([ask(40), ask(40), ask(40)]);
      expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 200, 507]);
      expect(answers.find(({ answer }) => answer.status === 507)?.answer.json).toEqual({
        code: 'quota_full',
        error: 'No queda sitio para más archivos de esta persona. Borra alguno y prueba otra vez.',
      });
      expect((await ask(20)).answer.status).toBe(200);
      expect((await ask(1)).answer.status).toBe(507);
    });

    it('is counted for a file of which nothing was said, and what does not fit is not kept', async ({
      town,
    }) => {
      const owner = await addMemoryOwner(town);
      const { uploadURL } = await askAddress(town, owner);
      await askAddress(town, owner, { ...FILM, size: 49 * MB });
      await askAddress(town, owner, { ...FILM, size: 50 * MB });
      const refused = await put(town, owner, uploadURL, Buffer.alloc(2 * MB), 'video/mp4');
      expect([refused.status, refused.json.code]).toEqual([507, 'quota_full']);
      const [folder = ''] = await Array.fromAsync(town.storage.list(`users/${owner.id}/incoming`));
      const left = await Array.fromAsync(town.storage.list(`users/${owner.id}/incoming/${folder}`));
      expect(left).toEqual([]);
    });

    it('is 200 MB of unsent files for a relative', async ({ town, person, relative }) => {
      const unsent = (size: number, message_id: string | null) => ({
        ...{ id: newId(), user_id: person.id, support_person_id: relative.id },
        ...{ sent_by: 'support' as const, kind: 'video' as const, mime_type: 'video/mp4' },
        ...{ size, original_name: 'boda.mp4', message_id, created_at: START },
      });
      await town.db.insertInto('message_files').values(unsent(MOST_UNSENT, null)).execute();
      const file = Buffer.alloc(100);
      const upload = () =>
        relative.ask({
          method: 'POST',
          url: '/api/upload',
          ...formOf({ userId: person.id, file, name: 'foto.jpg' }),
        });
      expect((await upload()).json).toEqual({
        code: 'unsent_full',
        error: 'Tienes muchos archivos sin enviar. Envía el mensaje o espera a mañana.',
      });
    });
  },
  { PERSON_QUOTA_MB: '100' },
);

onBothEngines(
  'a disk with little room',
  (it) => {
    it('takes no file more, and says whom to tell', async ({ town }) => {
      const owner = await addMemoryOwner(town);
      const { answer } = await askAddress(town, owner, { ...FILM, size: MB });
      expect([answer.status, answer.json]).toEqual([
        507,
        {
          code: 'disk_low',
          error:
            'Al servidor le queda poco sitio y no guarda más archivos. Avisa a quien lo lleva.',
        },
      ]);
    });
  },
  { LEAST_FREE_MB: '999999999' },
);
