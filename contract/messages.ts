import { z } from 'zod';
import { about, by, hers } from './audiences.ts';
import { endpoint, type Method } from './endpoint.ts';
import { byId, cursor, id, instant, text } from './fields.ts';
import { FILE_REFUSALS, mediaKind } from './files.ts';

/** Longest text of a message, in characters. */
export const LONGEST_TEXT = 1_000;
const REQUIRED = 'Por favor escriba un mensaje o seleccione un archivo';

export const messageType = z.enum(['text', ...mediaKind.options]);
export type MessageType = z.output<typeof messageType>;

/** One tap in return: "Me ha gustado", "Recibido", "Llámame"; `replied` where a voice or a photo went back. */
export const tapAnswer = z.enum(['liked', 'received', 'call']);
export const answerKind = z.enum(['liked', 'received', 'call', 'replied']);
export type AnswerKind = z.output<typeof answerKind>;

export const message = z.object({
  id,
  createdAt: instant,
  seen: z.boolean(),
  type: messageType,
  content: z.string(),
  mediaUrl: z.string().nullable(),
  /** The relative or carer who wrote. */
  authorId: id,
  authorName: z.string(),
  answer: answerKind.nullable(),
  /** Its file is among her memories. */
  kept: z.boolean(),
});
export type SupportMessage = z.output<typeof message>;

export const messages = endpoint({
  ...hers('GET', '/api/users/:id/support-messages'),
  summary:
    'Messages from relatives and carers, newest first, 200 at most; answers 304 when nothing changed. All are counted in `X-Total-Count`.',
  response: z.array(message),
});

const shown = z.object({ ids: z.array(id).max(200) });
const shownIds = shown.optional();

const seen = {
  summary: 'Marks messages as seen: those that are named, or all.',
  body: shownIds,
} as const;
const MARK_SEEN = '/api/users/:id/support-messages/mark-seen';
export const markSeen = endpoint({ ...hers('POST', MARK_SEEN), ...seen });
export const putMarkSeen = endpoint({ ...hers('PUT', MARK_SEEN), ...seen });
export const putSeen = endpoint({ ...hers('PUT', '/api/users/:id/support-messages'), ...seen });

export const deleteSeen = endpoint({
  ...hers('DELETE', '/api/users/:id/support-messages/delete-seen'),
  summary:
    'Deletes seen messages with their files: those that are named, or all. Files become memories first where `keep` says so; where it is left out, as the person has set it.',
  body: shown.extend({ keep: z.boolean().optional() }).optional(),
});

const oneMessage = (method: Method, path: string) =>
  ({ ...hers(method, path), params: byId.extend({ messageId: id }) }) as const;

export const answerMessage = endpoint({
  ...oneMessage('PUT', '/api/users/:id/support-messages/:messageId/answer'),
  summary: 'Answers with one tap, or takes the answer back.',
  body: z.object({ answer: tapAnswer.nullable() }),
  response: message,
});

export const replyToMessage = endpoint({
  ...oneMessage('POST', '/api/users/:id/support-messages/:messageId/reply'),
  summary: 'Answers with a voice note or a photo that was uploaded; the same Idempotency-Key once.',
  refuses: ['message_without_file'],
  body: z.object({ mediaUrl: z.string().max(300) }),
  response: message,
});

export const keepMessage = endpoint({
  ...oneMessage('POST', '/api/users/:id/support-messages/:messageId/keep'),
  summary: 'Copies the file of a message into the memories of the person, once.',
  refuses: ['message_without_file'],
});

export const keepMessages = endpoint({
  ...hers('POST', '/api/users/:id/support-messages/keep'),
  summary: 'Copies the files of these messages into the memories of the person, once each.',
  refuses: ['message_without_file'],
  body: shown,
});

/** What the sender of a message sees of it, and what came back. */
export const sentMessage = z.object({
  id,
  createdAt: instant,
  /** Who wrote it: she herself, or the person she writes to. */
  sentBy: z.enum(['support', 'user']),
  type: messageType,
  content: z.string(),
  mediaUrl: z.string().nullable(),
  seenAt: instant.nullable(),
  answer: answerKind.nullable(),
  /** When its sender said that she has called, where the answer asks for it. */
  calledAt: instant.nullable(),
});
export type SentMessage = z.output<typeof sentMessage>;

const fromSupport = (method: Method, path: string) =>
  ({
    method,
    path,
    audience: ['support'],
    params: z.object({ supportId: id }),
    refuses: ['user_not_found'],
  }) as const;

export const sendMessage = endpoint({
  ...fromSupport('POST', '/api/support/:supportId/messages'),
  summary: 'Sends a text, or a file that was uploaded; with the same Idempotency-Key once.',
  refuses: ['message_without_file', 'person_paused', 'user_not_found'],
  body: z
    .object({
      toUserId: id,
      content: text(
        LONGEST_TEXT,
        'El mensaje es demasiado largo. Usa 1.000 letras como mucho.',
      ).default(''),
      type: messageType.default('text'),
      mediaUrl: z.string().max(300).nullish(),
    })
    .refine(({ content, mediaUrl }) => content !== '' || Boolean(mediaUrl), REQUIRED),
  response: sentMessage,
});

export const sentMessages = endpoint({
  ...fromSupport('GET', '/api/support/:supportId/messages'),
  summary:
    'What went between a support person and one of her people, newest first, 50 a page; `X-Next` is the `before` of the page before it.',
  query: z.object({ userId: id, before: cursor() }),
  response: z.array(sentMessage),
});

export const readMessages = endpoint({
  ...fromSupport('POST', '/api/support/:supportId/messages/read'),
  summary: 'Says that a support person has seen what came back from one of her people until now.',
  body: z.object({ userId: id }),
});

export const haveCalled = endpoint({
  ...fromSupport('POST', '/api/support/:supportId/calls'),
  summary: 'Says that a person who asked for a call has been called.',
  body: z.object({ userId: id }),
});

export const askUpload = endpoint({
  method: 'GET',
  path: '/api/upload',
  summary: 'Whether a file for this person would be taken, asked before its bytes travel.',
  audience: ['support'],
  refuses: ['user_not_found', 'person_paused', 'unsent_full', ...FILE_REFUSALS],
  query: z.object({ userId: id }),
});

export const upload = endpoint({
  ...by('support', 'user')('POST', '/api/upload'),
  summary:
    'Takes a file for a message (multipart: `file`, `userId`; from a person herself `supportPersonId`); without a message it goes after a day.',
  refuses: ['user_not_found', 'person_paused', 'unsent_full', ...FILE_REFUSALS],
  incoming: true,
  response: z.object({ url: z.string() }),
});

export const messageObject = endpoint({
  ...by('user', 'support')('GET', '/api/users/:id/objects/messages/:fileId'),
  summary: 'The file of a message, for the two between whom it went; ranges.',
  ...about('user'),
  params: byId.extend({ fileId: id }),
  file: ['image/*', 'video/*', 'audio/*'],
  ranges: true,
});
