import { useTimeZone } from '../../../lib/municipality.ts';
import { useNow } from '../../../lib/use-now.ts';
import { dayWords } from '../message-words.ts';
import { byDay, type Entry } from './entries.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { SentBubble } from './sent-bubble.tsx';

/** All that was said, the newest last, under its days. Those who listen are told of what comes. */
export function ConversationLog({
  entries,
  supportId,
  name,
}: {
  entries: readonly Entry[];
  supportId: string;
  name: string;
}) {
  const now = useNow();
  const timeZone = useTimeZone();
  return (
    <div role="log" aria-label={`Conversación con ${name}`} className="grid grid-cols-1 gap-4">
      {byDay(entries, timeZone).map(({ day, at, entries: ofDay }) => (
        <section
          key={day}
          aria-label={dayWords(at, now, timeZone)}
          className="grid grid-cols-1 gap-3"
        >
          <h2 className="mx-auto rounded-full border-2 border-line bg-card px-4 py-0.5 text-base">
            {dayWords(at, now, timeZone)}
          </h2>
          <ol className="grid grid-cols-1 gap-3">
            {ofDay.map((entry) =>
              'message' in entry ? (
                <SentBubble
                  key={entry.key}
                  message={entry.message}
                  {...{ supportId, name, now, timeZone }}
                />
              ) : (
                <OutgoingBubble key={entry.key} outgoing={entry.outgoing} {...{ name, timeZone }} />
              ),
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}
