import type { Person } from './accounts.ts';
import { pictureBytes } from './pictures.ts';

/** Sound enough to be known as a voice; no player would play it. */
export const VOICE = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(200)]);

/** What a person gives to her reminders, and what she is shown of it. */
export function reminderFilesOf({ ask, url }: Person) {
  const address = (reminderId: string, kind: string) =>
    `${url}/reminders/${reminderId}/files/${kind}`;
  const give = (reminderId: string, kind: string, body: Uint8Array, type: string) =>
    ask({
      method: 'PUT',
      url: address(reminderId, kind),
      body: Buffer.from(body),
      headers: { 'content-type': type },
    });
  return {
    give,
    photo: async (reminderId: string) =>
      give(reminderId, 'photo', await pictureBytes(), 'image/jpeg'),
    voice: (reminderId: string) => give(reminderId, 'voice', VOICE, 'audio/wav'),
    remove: (reminderId: string, kind: string) =>
      ask({ method: 'DELETE', url: address(reminderId, kind) }),
    list: async () => (await ask({ url: `${url}/reminder-files` })).json,
  };
}
