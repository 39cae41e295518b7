import type { Reminder } from '@encina/contract/reminders';
import { Check } from 'lucide-react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { clockTime, localDay } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { distanceWords, nextUp } from '../next-reminder.ts';
import { useAgenda, useAnswer } from '../reminders.queries.ts';

/** The next thing to do, if there is one, with the one button that matters. */
export function NextUp({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { data } = useAgenda(userId);
  const now = useNow();
  const answer = useAnswer(userId);
  const next = nextUp(data ?? [], now, timeZone);
  if (!next) return null;
  const done = () =>
    answer.mutate(
      { reminders: [next], state: 'done' },
      {
        onSuccess: () => showToast(`Hecho: ${next.title}`),
        onError: (error) =>
          showToast(sentenceOf(error, 'No se pudo guardar. Inténtalo de nuevo.'), {
            kind: 'error',
          }),
      },
    );
  return (
    <section
      aria-label="Lo próximo"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-2xl border-l-[10px] border-clay-fill bg-card p-5 shadow-sheet sm:px-7"
    >
      <span className="text-4xl font-bold text-clay">{clockTime(next.dateTime, timeZone)}</span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-xl break-words">{next.title}</h2>
        <p className="text-ink-soft">{whenWords(next, now, timeZone)}</p>
      </div>
      <Button
        size="large"
        className="w-full sm:w-auto"
        icon={<Check aria-hidden />}
        busy={answer.isPending && 'Guardando…'}
        onClick={done}
      >
        Ya está hecho
      </Button>
    </section>
  );
}

function whenWords({ dateTime }: Reminder, now: Date, timeZone: string): string {
  const words = distanceWords(dateTime, now);
  return localDay(dateTime, timeZone) < localDay(now, timeZone)
    ? `Se quedó sin hacer. ${words}`
    : words;
}
