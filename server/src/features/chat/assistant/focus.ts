import { z } from 'zod';
import { type Target, target } from './target.ts';

/** What is talked about: what "it", "the other one" and "at what time?" mean. */
export const focus = z.discriminatedUnion('kind', [
  /** Reminders that were named or read out, and which of them is meant; none while the list as a whole is. */
  z.object({ kind: z.literal('reminders'), among: z.array(target), at: z.int().nullable() }),
  /** Messages as they were told, and the one that was read last; none before the first. */
  z.object({ kind: z.literal('messages'), ids: z.array(z.string()), at: z.int().nullable() }),
]);
export type Focus = z.output<typeof focus>;

export const focusOn = (among: readonly Target[], at: number | null = null): Focus => ({
  kind: 'reminders',
  among: [...among],
  at,
});

/** The one reminder that is talked about; nothing where it is a list as a whole, or messages. */
export function oneIn(focus: Focus | undefined): Target | undefined {
  if (focus?.kind !== 'reminders') return undefined;
  return focus.among.length === 1 ? focus.among[0] : focus.among[focus.at ?? -1];
}
