import { z } from 'zod';
import { hers } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, instant, requiredText } from './fields.ts';

/** Letters of one message. */
export const MOST_LETTERS = 500;
/** Messages of one conversation that are told at most, the newest. */
export const MOST_MESSAGES = 200;

/** Views that an answer may lead to, as the specification names them. */
export const link = z.enum([
  'reminders',
  'games-menu',
  'gallery',
  'support-messages',
  /** The same, to write to somebody. */
  'write-message',
  'settings',
  'metrics',
]);
export type Link = z.output<typeof link>;

/** How an answer is about a danger: it asks whether something has happened, or tells what to do. */
export const alarm = z.enum(['asks', 'tells']);
export type Alarm = z.output<typeof alarm>;

/** What an answer brings beside its words. */
export const extras = z.object({
  /** Answers that are one tap away. */
  choices: z.array(z.string()),
  /** View behind a button under the answer, or null. */
  link: link.nullable(),
  /** True where the person asked for just that view: it opens by itself. */
  opensNow: z.boolean(),
  /** Numbers to call at a tap, of fixed answers only. */
  phones: z.array(z.object({ name: z.string(), number: z.string() })),
  /** Null where it is about no danger. */
  alarm: alarm.nullable(),
});

export const message = z.object({
  id,
  sender: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  ...extras.shape,
});
export type ChatMessage = z.output<typeof message>;

const EMPTY = 'Escribe un mensaje.';
const TOO_LONG = `Por favor, acorta tu mensaje. Máximo ${MOST_LETTERS} caracteres.`;

export const sendBody = z.object({
  content: requiredText(EMPTY, MOST_LETTERS, TOO_LONG),
});

export const exchange = z.object({ userMessage: message, assistantMessage: message });
export type Exchange = z.output<typeof exchange>;

export const list = endpoint(hers('GET', '/api/users/:id/chat'), {
  summary: 'The conversation that is going on, oldest first; the newest where a limit is given.',
  query: z.object({ limit: amount(MOST_MESSAGES) }),
  response: z.array(message),
});

export const send = endpoint(hers('POST', '/api/users/:id/chat'), {
  summary: 'Says something to the assistant and answers what it says back.',
  refuses: ['too_many_attempts'],
  body: sendBody,
  response: exchange,
});

/** One line of the streamed answer. */
export const streamEvent = z.discriminatedUnion('type', [
  /** What the assistant says next; it is shown as it comes. */
  z.object({ type: z.literal('words'), text: z.string() }),
  /** All of it, as it is kept; it replaces the words shown before. */
  z.object({ type: z.literal('done'), ...exchange.shape }),
  z.object({ type: z.literal('failed'), error: z.string() }),
]);
export type StreamEvent = z.output<typeof streamEvent>;

export const stream = endpoint(hers('POST', '/api/users/:id/chat/stream'), {
  summary: 'The same, told while it is being said: one JSON event a line.',
  refuses: ['too_many_attempts'],
  body: sendBody,
  file: ['application/x-ndjson'],
});

export const clear = endpoint(hers('DELETE', '/api/users/:id/chat'), {
  summary: 'Deletes the conversation with all that it remembers; when it was is kept.',
});

/** Messages are deleted when the person leaves the chat; this instant is all that stays of them. */
export const last = endpoint(hers('GET', '/api/users/:id/chat/last'), {
  summary: 'When the person last talked to the assistant, or null.',
  response: z.object({ at: instant.nullable() }),
});
