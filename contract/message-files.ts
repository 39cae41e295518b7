import { z } from 'zod';
import { about, by, relatives } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { byId, id } from './fields.ts';
import { FILE_REFUSALS } from './files.ts';

export const askUpload = endpoint(relatives('GET', '/api/upload'), {
  summary: 'Whether a file for this person would be taken, asked before its bytes travel.',
  refuses: ['user_not_found', 'person_paused', 'unsent_full', ...FILE_REFUSALS],
  query: z.object({ userId: id }),
});

export const upload = endpoint(by('support', 'user')('POST', '/api/upload'), {
  summary:
    'Takes a file for a message (multipart: `file`, `userId`; from a person herself `supportPersonId`); without a message it goes after a day.',
  refuses: ['user_not_found', 'person_paused', 'unsent_full', ...FILE_REFUSALS],
  incoming: true,
  response: z.object({ url: z.string() }),
});

export const messageObject = endpoint(
  by('user', 'support')('GET', '/api/users/:id/objects/messages/:fileId'),
  {
    summary: 'The file of a message, for the two between whom it went; ranges.',
    ...about('user'),
    params: byId.extend({ fileId: id }),
    file: ['image/*', 'video/*', 'audio/*'],
    ranges: true,
  },
);
