import { z } from 'zod';
import { about, by, hers } from './audiences.ts';
import { endpoint, type Method } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';
import { FILE_REFUSALS } from './files.ts';

/** How long a voice on a reminder may be, in seconds: it is heard before what it asks for is done. */
export const LONGEST_VOICE = 30;
/** In bytes: half a minute of the plainest sound that a recorder makes. */
export const MOST_VOICE_BYTES = 6 * 1024 * 1024;
/** In bytes: ten times what a browser makes of a photo before it sends it. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;

export const reminderFileKind = z.enum(['photo', 'voice']);
export type ReminderFileKind = z.output<typeof reminderFileKind>;

/** A photo or a voice that goes with a reminder, or with what is proposed to become one. */
export const reminderFile = z.object({
  id,
  /** Null as long as it is a proposal's. */
  reminderId: id.nullable(),
  proposalId: id.nullable(),
  kind: reminderFileKind,
  /** Who gave it; null where it was the person herself. */
  authorId: id.nullable(),
  /** Null where it was she herself, and where who gave it is gone. */
  authorName: z.string().nullable(),
  url: z.string(),
  /** A small square picture; null for a voice. */
  thumbnail: z.string().nullable(),
  createdAt: instant,
});
export type ReminderFile = z.output<typeof reminderFile>;

/** A voice that went with who gave it, while the reminder stayed: said to the person once. */
export const removedVoice = z.object({ id, name: z.string() });
export type RemovedVoice = z.output<typeof removedVoice>;

export const list = endpoint(hers('GET', '/api/users/:id/reminder-files'), {
  summary:
    'Photos and voices of all her reminders and of what is proposed to her, and which voices went with who gave them; answers 304 when nothing changed.',
  changesWithHer: true,
  response: z.object({ files: z.array(reminderFile), removedVoices: z.array(removedVoice) }),
});

const ofReminder = (method: Method, path: string) =>
  ({
    ...hers(method, path),
    params: byId.extend({ reminderId: id, kind: reminderFileKind }),
  }) as const;

export const give = endpoint(
  ofReminder('PUT', '/api/users/:id/reminders/:reminderId/files/:kind'),
  {
    summary:
      'Takes the bytes of the photo or of the voice of a reminder, in the place of the one before.',
    refuses: [...FILE_REFUSALS, 'too_large'],
    incoming: true,
    response: reminderFile,
  },
);

export const remove = endpoint(
  ofReminder('DELETE', '/api/users/:id/reminders/:reminderId/files/:kind'),
  { summary: 'Takes the photo or the voice off a reminder, which stays with its words.' },
);

export const acknowledge = endpoint(
  hers('DELETE', '/api/users/:id/reminder-files/removed-voices/:voiceId'),
  {
    summary: 'She has read that a voice went.',
    params: byId.extend({ voiceId: id }),
  },
);

const shownTo = (path: string) => ({ ...by('user', 'support')('GET', path), ...about('user') });
const byFile = byId.extend({ fileId: id });
const OBJECT = '/api/users/:id/objects/reminders/:fileId';

export const reminderObject = endpoint(shownTo(OBJECT), {
  summary:
    'The photo or the voice itself, for the person, and for who gave it as long as it is a proposal; ranges.',
  params: byFile,
  file: ['image/*', 'audio/*'],
  ranges: true,
});

export const reminderThumbnail = endpoint(shownTo(`${OBJECT}/thumbnail`), {
  summary: 'The photo as a small square picture, WebP, for the same two.',
  params: byFile,
  file: ['image/webp'],
  ranges: true,
});
