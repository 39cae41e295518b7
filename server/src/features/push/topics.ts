import type { ClaimedJob } from '../../core/jobs/due-job.ts';
import type { Notice } from '../../core/notices.ts';

interface TopicRules {
  /** So long it is worth being told, in seconds. */
  readonly lasts: number;
  /** How much a sleeping device is to be disturbed for it (RFC 8030). */
  readonly urgency: 'normal' | 'high';
  /** It waits for the morning. */
  readonly sleepsAtNight: boolean;
}

/** A reminder rings for half an hour; a message keeps its worth for a day. */
export const TOPICS: Readonly<Record<Notice['topic'], TopicRules>> = {
  reminder: { lasts: 1_800, urgency: 'high', sleepsAtNight: false },
  message: { lasts: 86_400, urgency: 'normal', sleepsAtNight: true },
  alert: { lasts: 3_600, urgency: 'high', sleepsAtNight: false },
  withdrawal: { lasts: 86_400, urgency: 'normal', sleepsAtNight: false },
};

/** Kept for so long after it was said, in seconds: through a night, and for as long as it is worth being told. */
export const KEPT = 2 * 86_400;

/**
 * How many seconds it is still worth being told. From when it was said, however often it is put off; of what waits for
 * the morning, from then.
 */
export function secondsLeft(
  { dueAt }: Pick<ClaimedJob, 'dueAt'>,
  { topic, created_at }: { readonly topic: Notice['topic']; readonly created_at: string },
  now: Temporal.Instant,
): number {
  const { lasts, sleepsAtNight } = TOPICS[topic];
  const from = sleepsAtNight ? dueAt : Temporal.Instant.from(created_at);
  return Math.floor(from.add({ seconds: lasts }).since(now).total('seconds'));
}
