import type { SupportMessage } from '@encina/contract/messages';
import type { Focus } from './focus.ts';
import type { Turn } from './turn.ts';

/** Who wrote them, each once. */
export const authorsOf = (messages: readonly SupportMessage[]): string[] => [
  ...new Set(messages.map(({ authorName }) => authorName)),
];

export const onMessages = (all: readonly SupportMessage[], at: number | null = null): Focus => ({
  kind: 'messages',
  ids: all.map(({ id }) => id),
  at,
});

export const dayOfMessage = ({ createdAt }: SupportMessage, { now }: Turn): Temporal.PlainDate =>
  Temporal.Instant.from(createdAt).toZonedDateTimeISO(now.timeZoneId).toPlainDate();
