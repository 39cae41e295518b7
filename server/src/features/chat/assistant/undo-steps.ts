import { category, recurrency } from '@encina/contract/reminders';
import { z } from 'zod';
import { target } from './target.ts';

const answered = z.object({ occurrence: z.string(), state: z.enum(['done', 'skipped']) });
const times = z.array(z.string());

const UNDO_STEPS = [
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
    kind: z.literal('change'),
    target,
    before: z.object({ title: z.string(), category, recurrency, weekdays: z.array(z.int()) }),
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
] as const;

const undoStep = z.discriminatedUnion('kind', UNDO_STEPS);
export type UndoStep = z.output<typeof undoStep>;

/** What takes back the last thing that was written, or the several that one yes wrote, in their order. */
export const undo = z.discriminatedUnion('kind', [
  ...UNDO_STEPS,
  z.object({ kind: z.literal('several'), steps: z.array(undoStep) }),
]);
export type Undo = z.output<typeof undo>;

/** Of the reminders that still stand after it. */
export function idsOf(act: Undo): readonly string[] {
  if (act.kind === 'several') return act.steps.flatMap(idsOf);
  if (act.kind === 'add') return [act.id];
  return act.kind === 'move' || act.kind === 'change' ? [act.target.id] : [];
}
