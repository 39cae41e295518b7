import { category, recurrency } from '@encina/contract/reminders';
import { z } from 'zod';
import { target } from './target.ts';

/** "todos los días": said of what is not changed for once alone. */
const repeated = z.string().optional();

const draft = z.object({
  kind: z.literal('add'),
  /** Names the reminder: two yeses at once make one. */
  key: z.string(),
  title: z.string().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
  /** False where the other half of the day may be meant: then she is asked which. */
  isTimeSure: z.boolean().default(true),
  /** "Por la tarde", before its hour is known. */
  part: z.enum(['manana', 'tarde', 'noche', 'madrugada']).optional(),
  /** "Después de comer", which no hour is known of. */
  meal: z.string().optional(),
  /** "Esta semana": one of these days, before she has said which. */
  period: z.string().optional(),
  /** Counted from now: another length takes the place of "dentro de media hora". */
  isFromNow: z.boolean().optional(),
  everyHours: z.int().optional(),
  /** Several hours of one day. */
  times: z.array(z.string()).optional(),
  category,
  recurrency,
  weekdays: z.array(z.int()),
});
export type Draft = z.output<typeof draft>;

const move = z.object({
  kind: z.literal('move'),
  target,
  to: z.string(),
  repeated,
  /** It was said how much earlier or later: another length takes the place of that one. */
  isShifted: z.boolean().optional(),
});
const complete = z.object({ kind: z.literal('complete'), target });
const remove = z.object({ kind: z.literal('remove'), target, repeated });

/** One thing that is written after a yes. */
export const STEPS = [draft, move, complete, remove] as const;
export const step = z.discriminatedUnion('kind', STEPS);
export type Step = z.output<typeof step>;
