import { z } from 'zod';
import { concern } from '../safety/concern.ts';
import { INTENTS } from '../understanding/intents.ts';
import { focus } from './focus.ts';
import { KIND_NAMES } from './listening-words.ts';
import { STEPS, step } from './step.ts';
import { target } from './target.ts';
import { undo } from './undo-steps.ts';

/** What was proposed and waits for a yes. */
const pending = z.discriminatedUnion('kind', [
  ...STEPS,
  /** `to` is what stood before she refused its hour or its day. */
  z.object({
    kind: z.literal('move-when'),
    target,
    to: z.string().optional(),
    /** "Adelántala": a length said next is taken off. */
    isEarlier: z.boolean().optional(),
  }),
  /** Which of these was meant; `said` is what was asked of it. */
  z.object({
    kind: z.literal('choose'),
    what: z.enum(['move', 'complete', 'remove']),
    among: z.array(target),
    said: z.string(),
  }),
  /** Several that one sentence asked for: one yes does all of them, in their order. */
  z.object({ kind: z.literal('several'), steps: z.array(step) }),
  /** Something to pass the time, or a view. */
  z.object({ kind: z.literal('offer'), intent: z.enum(INTENTS) }),
]);
export type Pending = z.output<typeof pending>;

/** A question that a danger came between: it is taken up where she answers it afterwards. */
const held = z.object({
  pending,
  waiting: z.array(step).optional(),
  said: z.string(),
  choices: z.array(z.string()),
});

/** What one conversation remembers. It goes when the conversation is deleted. */
export const conversation = z.object({
  /** Last thing that was talked about, for "¿y mañana?" and "otro". */
  topic: z.enum(INTENTS).optional(),
  /** The reminders or messages that it was about. */
  focus: focus.optional(),
  /** Whom it was about, by name: "dile que sí" is for her. */
  person: z.string().optional(),
  /** The day that it was about. */
  day: z.string().optional(),
  /** It was about a whole week: "y la que viene" is the next one. */
  isOfWeek: z.boolean().optional(),
  /** What "another one" is another of, whatever was laughed at or thanked for since. */
  more: z.enum(INTENTS).optional(),
  /** Last thing that was said, for "repite". */
  said: z.string().optional(),
  /** The buttons under it. */
  choices: z.array(z.string()).default([]),
  /** Instant of it: a yes that comes long after is asked for again. */
  saidAt: z.string().optional(),
  pending: pending.optional(),
  /** A question that she refused or passed over: "el martes", said next, takes it up. */
  left: pending.optional(),
  /** She refused nothing of it: she only asked something in between. */
  leftAsking: z.boolean().optional(),
  /** What one sentence asked for besides: proposed as soon as the question before it is settled. */
  waiting: z.array(step).optional(),
  held: held.optional(),
  /** How often the question that waits was asked in a row, beyond the first time. */
  askedAgain: z.int().optional(),
  undo: undo.optional(),
  /** What was done before that, the newest first. */
  earlier: z.array(undo).optional(),
  /** Her messages since then: a correction right after it is of it. */
  sinceAct: z.int().optional(),
  /** How many of each were told, so that none comes twice in a row. */
  told: z.record(z.string(), z.int()).default({}),
  /** How often she has heard the same: what is asked again and again is answered shorter. */
  heard: z.record(z.string(), z.int()).default({}),
  /** Riddle that waits for its solution. */
  riddle: z.int().optional(),
  /** Memory that is talked about, and how far. */
  memory: z.object({ title: z.string().nullable(), step: z.int() }).optional(),
  /** How she said that she felt. */
  mood: z.enum(['good', 'sad', 'lonely', 'tired', 'ill']).optional(),
  /** Kind of sad thing that was listened to just now. */
  sorrow: z.enum(KIND_NAMES).optional().catch(undefined),
  /** Kind of thing that she tells of: what follows in few words is still of it. */
  telling: z.enum(KIND_NAMES).optional().catch(undefined),
  /** What she told with a day or an hour in it: "recuérdamelo" is of it. */
  hers: z.string().optional(),
  /** What she asked to be called. */
  called: z.string().optional(),
  /** What she said when it was not sure what she meant, and what was held out. */
  doubt: z.object({ said: z.string(), offered: z.array(z.enum(INTENTS)) }).optional(),
  /** Danger that was asked after or told, for some turns. */
  concern: concern.optional(),
});
export type Conversation = z.output<typeof conversation>;

/** Before the first word. */
export const NOTHING_SAID: Conversation = { told: {}, heard: {}, choices: [] };

/** What is stored; what cannot be read any more is forgotten. */
export function readConversation(text: string): Conversation {
  try {
    return conversation.parse(JSON.parse(text));
  } catch {
    return NOTHING_SAID;
  }
}
