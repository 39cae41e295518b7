import type { Turn } from './turn.ts';

/** A yes that comes later than this may be to something else. */
const VALID = { minutes: 15 } as const;

export function isStale({ conversation: { saidAt }, now }: Turn): boolean {
  if (saidAt === undefined) return true;
  return Temporal.Instant.compare(Temporal.Instant.from(saidAt).add(VALID), now.toInstant()) < 0;
}
