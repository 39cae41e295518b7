import { z } from 'zod';
import { endpoint, type Method } from './endpoint.ts';
import { cursor, id, instant } from './fields.ts';
import { answerKind, messageType, said, saysSomething } from './messages.ts';

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

export const sendMessage = endpoint(fromSupport('POST', '/api/support/:supportId/messages'), {
  summary: 'Sends a text, or a file that was uploaded; with the same Idempotency-Key once.',
  refuses: ['message_without_file', 'person_paused', 'user_not_found'],
  body: z
    .object({ toUserId: id, type: messageType.default('text'), ...said })
    .refine(...saysSomething),
  response: sentMessage,
});

export const sentMessages = endpoint(fromSupport('GET', '/api/support/:supportId/messages'), {
  summary:
    'What went between a support person and one of her people, newest first, 50 a page; `X-Next` is the `before` of the page before it.',
  query: z.object({ userId: id, before: cursor() }),
  response: z.array(sentMessage),
});

export const withdrawMessage = endpoint(
  fromSupport('DELETE', '/api/support/:supportId/messages/:messageId'),
  {
    params: z.object({ supportId: id, messageId: id }),
    summary: 'Takes back what a relative sent, with its file, while the person has not seen it.',
    refuses: ['message_gone', 'message_seen'],
  },
);

export const readMessages = endpoint(fromSupport('POST', '/api/support/:supportId/messages/read'), {
  summary: 'Says that a support person has seen what came back from one of her people until now.',
  body: z.object({ userId: id }),
});

export const haveCalled = endpoint(fromSupport('POST', '/api/support/:supportId/calls'), {
  summary: 'Says that a person who asked for a call has been called.',
  body: z.object({ userId: id }),
});
