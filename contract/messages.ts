import { z } from 'zod';
import { hers } from './audiences.ts';
import { endpoint, type Method } from './endpoint.ts';
import { byId, id, instant, text } from './fields.ts';
import { mediaKind } from './files.ts';

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
  /** It is among her memories. */
  kept: z.boolean(),
});
export type SupportMessage = z.output<typeof message>;

export const messages = endpoint(hers('GET', '/api/users/:id/support-messages'), {
  summary:
    'Messages from relatives and carers, newest first, 200 at most; answers 304 when nothing changed. All are counted in `X-Total-Count`.',
  changesWithHer: true,
  response: z.array(message),
});

const shown = z.object({ ids: z.array(id).max(200) });
const shownIds = shown.optional();

const seen = {
  summary: 'Marks messages as seen: those that are named, or all.',
  body: shownIds,
} as const;
const MARK_SEEN = '/api/users/:id/support-messages/mark-seen';
export const markSeen = endpoint(hers('POST', MARK_SEEN), seen);
export const putMarkSeen = endpoint(hers('PUT', MARK_SEEN), seen);
export const putSeen = endpoint(hers('PUT', '/api/users/:id/support-messages'), seen);

export const deleteSeen = endpoint(hers('DELETE', '/api/users/:id/support-messages/delete-seen'), {
  summary:
    'Deletes seen messages with their files: those that are named, or all. They become memories first where `keep` says so; where it is left out, their files do if the person has set it.',
  body: shown.extend({ keep: z.boolean().optional() }).optional(),
});

const oneMessage = (method: Method, path: string) =>
  ({ ...hers(method, path), params: byId.extend({ messageId: id }) }) as const;

export const answerMessage = endpoint(
  oneMessage('PUT', '/api/users/:id/support-messages/:messageId/answer'),
  {
    summary: 'Answers with one tap, or takes the answer back.',
    refuses: ['message_gone'],
    body: z.object({ answer: tapAnswer.nullable() }),
    response: message,
  },
);

export const replyToMessage = endpoint(
  oneMessage('POST', '/api/users/:id/support-messages/:messageId/reply'),
  {
    summary:
      'Answers with a voice note or a photo that was uploaded; the same Idempotency-Key once.',
    refuses: ['message_gone', 'message_without_file'],
    body: z.object({ mediaUrl: z.string().max(300) }),
    response: message,
  },
);

export const keepMessage = endpoint(
  oneMessage('POST', '/api/users/:id/support-messages/:messageId/keep'),
  {
    summary:
      'Copies a message into the memories of the person, once: its file, or its words as a letter.',
    refuses: ['message_gone', 'message_without_file'],
  },
);

export const keepMessages = endpoint(hers('POST', '/api/users/:id/support-messages/keep'), {
  summary: 'Copies these messages into the memories of the person, once each.',
  refuses: ['message_without_file'],
  body: shown,
});

const LONG_TEXT = 'El mensaje es demasiado largo. Usa 1.000 letras como mucho.';
/** What is said: words, a file that was uploaded, or both. */
export const said = {
  content: text(LONGEST_TEXT, LONG_TEXT).default(''),
  mediaUrl: z.string().max(300).nullish(),
};
/** A check of it, with its refusal. */
export const saysSomething = [
  ({ content, mediaUrl }: { content: string; mediaUrl?: string | null | undefined }) =>
    content !== '' || Boolean(mediaUrl),
  REQUIRED,
] as const;

/** What a person wrote herself, to one of her people. */
export const ownMessage = z.object({
  id,
  createdAt: instant,
  type: messageType,
  content: z.string(),
  mediaUrl: z.string().nullable(),
  toId: id,
  toName: z.string(),
  /** Who got it has looked since. Until then it can be withdrawn. */
  seen: z.boolean(),
});
export type OwnMessage = z.output<typeof ownMessage>;

export const writeMessage = endpoint(hers('POST', '/api/users/:id/support-messages'), {
  summary: 'A message of hers to one of her people; with the same Idempotency-Key once.',
  refuses: ['message_without_file', 'not_found'],
  body: z.object({ toSupportPersonId: id, ...said }).refine(...saysSomething),
  response: ownMessage,
});

export const ownMessages = endpoint(hers('GET', '/api/users/:id/support-messages/sent'), {
  summary: 'What a person wrote and sent in the last month, newest first, 50 at most.',
  changesWithHer: true,
  response: z.array(ownMessage),
});

export const withdrawOwn = endpoint(
  oneMessage('DELETE', '/api/users/:id/support-messages/sent/:messageId'),
  {
    summary: 'Takes back what she sent, with its file, while nobody has seen it.',
    refuses: ['message_gone', 'message_seen'],
  },
);
