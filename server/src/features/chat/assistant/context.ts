import { category, recurrency } from '@encina/contract/reminders';
import { z } from 'zod';
import { concern } from '../safety/concern.ts';
import { INTENTS } from '../understanding/intents.ts';

const target = z.object({ id: z.string(), occurrence: z.string(), title: z.string(), category });
/** "todos los días": said of what is not changed for once alone. */
const repeated = z.string().optional();

/** What was proposed and waits for a yes. */
const pending = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    /** Names the reminder: two yeses at once make one. */
    key: z.string(),
    title: z.string().optional(),
    date: z.string().optional(),
    time: z.string().optional(),
    category,
    recurrency,
    weekdays: z.array(z.int()),
  }),
  z.object({ kind: z.literal('move'), target, to: z.string(), repeated }),
  z.object({ kind: z.literal('move-when'), target }),
  z.object({ kind: z.literal('complete'), target }),
  z.object({ kind: z.literal('remove'), target, repeated }),
  /** Which of these was meant; `said` is what was asked of it. */
  z.object({
    kind: z.literal('choose'),
    what: z.enum(['move', 'complete', 'remove']),
    among: z.array(target),
    said: z.string(),
  }),
  /** Something to pass the time, or a view. */
  z.object({ kind: z.literal('offer'), intent: z.enum(INTENTS) }),
]);
export type Pending = z.output<typeof pending>;
export type Target = z.output<typeof target>;

const answered = z.object({ occurrence: z.string(), state: z.enum(['done', 'skipped']) });
const times = z.array(z.string());

/** What takes back the last thing that was written. */
const undo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), id: z.string(), title: z.string() }),
  z.object({
    kind: z.literal('complete'),
    target,
    was: z.enum(['pending', 'skipped', 'postponed', 'done']),
  }),
  z.object({
    kind: z.literal('move'),
    target,
    before: z.object({ dateTime: z.string(), times }),
  }),
  z.object({
    kind: z.literal('remove'),
    id: z.string(),
    input: z.object({
      title: z.string(),
      description: z.string(),
      category,
      dateTime: z.string(),
      recurrency,
      weekdays: z.array(z.int()),
      times,
      until: z.string().nullable(),
    }),
    /** Of today: a pill that was taken is not taken again. */
    answers: z.array(answered),
  }),
]);
export type Undo = z.output<typeof undo>;

/** What one conversation remembers. It goes when the conversation is deleted. */
export const conversation = z.object({
  /** Last thing that was talked about, for "¿y mañana?" and "otro". */
  topic: z.enum(INTENTS).optional(),
  /** Last thing that was said, for "repite". */
  said: z.string().optional(),
  /** The buttons under it. */
  choices: z.array(z.string()).default([]),
  /** Instant of it: a yes that comes long after is asked for again. */
  saidAt: z.string().optional(),
  pending: pending.optional(),
  undo: undo.optional(),
  /** How many of each were told, so that none comes twice in a row. */
  told: z.record(z.string(), z.int()).default({}),
  /** Riddle that waits for its solution. */
  riddle: z.int().optional(),
  /** Memory that is talked about, and how far. */
  memory: z.object({ title: z.string().nullable(), step: z.int() }).optional(),
  /** How she said that she felt. */
  mood: z.enum(['good', 'sad', 'lonely', 'tired', 'ill']).optional(),
  /** What she asked to be called. */
  called: z.string().optional(),
  /** Danger that was asked after or told, for some turns. */
  concern: concern.optional(),
});
export type Conversation = z.output<typeof conversation>;

/** Before the first word. */
export const NOTHING_SAID: Conversation = { told: {}, choices: [] };

/** What is stored; what cannot be read any more is forgotten. */
export function readConversation(text: string): Conversation {
  try {
    return conversation.parse(JSON.parse(text));
  } catch {
    return NOTHING_SAID;
  }
}
