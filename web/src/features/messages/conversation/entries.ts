import type { SentMessage } from '@encina/contract/messages-family';
import { localDay } from '../../../lib/dates.ts';
import type { OnItsWay } from './outbox.ts';

/** What stands in a conversation: a message that the server has, or one on its way there. */
export type Entry =
  | { readonly key: string; readonly at: string; readonly message: SentMessage }
  | { readonly key: string; readonly at: string; readonly outgoing: OnItsWay };

export interface Day {
  readonly day: string;
  /** An instant of it. */
  readonly at: string;
  readonly entries: readonly Entry[];
}

/** The newest last, and below it what has not arrived yet. What is in both is shown once. */
export function entriesOf(
  newestFirst: readonly SentMessage[],
  outbox: readonly OnItsWay[],
): readonly Entry[] {
  const there = new Set(newestFirst.map(({ id }) => id));
  const messages = newestFirst
    .toReversed()
    .map((message) => ({ key: message.id, at: message.createdAt, message }));
  const outgoing = outbox.filter(({ key }) => !there.has(key));
  return [...messages, ...outgoing.map((it) => ({ key: it.key, at: it.at, outgoing: it }))];
}

/** In their order, under the local day of each. */
export function byDay(entries: readonly Entry[], timeZone: string): readonly Day[] {
  const days = Map.groupBy(entries, ({ at }) => localDay(at, timeZone));
  return [...days].map(([day, ofDay]) => ({ day, at: ofDay[0]?.at ?? day, entries: ofDay }));
}
