import type { Notice } from '../../core/notices.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** Where whoever is told lives, and whether the nights there are quiet. */
type Sleeper = Readonly<{ quiet_nights: number; time_zone: string }>;

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
  { topic, created_at }: { readonly topic: Notice['topic']; readonly created_at: string },
  receiver: Sleeper,
  now: Temporal.Instant,
): number {
  const said = Temporal.Instant.from(created_at);
  const from = heldUntil(topic, receiver, said) ?? said;
  return Math.floor(from.add({ seconds: TOPICS[topic].lasts }).since(now).total('seconds'));
}

/** When the night ends of whoever is not to be woken for it; undefined where it may be told now. */
export const heldUntil = (
  topic: Notice['topic'],
  { quiet_nights, time_zone }: Sleeper,
  now: Temporal.Instant,
): Temporal.Instant | undefined =>
  TOPICS[topic].sleepsAtNight && quiet_nights === 1 ? endOfQuiet(now, time_zone) : undefined;
