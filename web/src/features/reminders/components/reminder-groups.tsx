import type { Reminder } from '@encina/contract/reminders';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { type Arrangement, arrangeToday, arrangeUpcoming, firstOf } from '../arrangement.ts';
import type { Tab } from '../landing.ts';
import { distanceWords, keyOf } from '../next-reminder.ts';
import { type Answered, useAnswer } from '../reminders.queries.ts';
import { useRemoveReminder } from '../saving.queries.ts';
import { useHeld } from '../use-held.ts';
import { nearDayWords, wallNow } from '../wall-time.ts';
import { FoldedRows } from './folded-rows.tsx';
import { ReminderRow, type When } from './reminder-row.tsx';
import type { RowActions } from './row-answer.tsx';

/** Rows that come at a time: nobody looks for more at once, and a cheap tablet has enough with these. */
const PAGE = 20;

export interface ListProps {
  userId: string;
  tab: Tab;
  now: Date;
  timeZone: string;
  /** The one that was just written down. */
  landed: Reminder | undefined;
  onEdit: (reminder: Reminder) => void;
}

/** In groups, and each where it stood when the list was loaded: an hour that strikes moves nothing. */
export function ReminderGroups({
  reminders,
  loadedAt,
  ...list
}: ListProps & { reminders: readonly Reminder[]; loadedAt: number }) {
  const { userId, tab, timeZone } = list;
  const landed = list.landed && keyOf(list.landed);
  const { shown: placed, hold, isHeld } = useHeld(reminders);
  const known = new Map(reminders.map((it) => [keyOf(it), it]));
  const place = useFocusOnFolded(isHeld);
  const [most, setMost] = useState(PAGE);
  const arrange = tab === 'today' ? arrangeToday : arrangeUpcoming;
  const { groups, done, skipped } = arrange(placed, new Date(loadedAt), timeZone);
  const all = groups.flatMap((group) => group.reminders);
  const shown = Math.max(most, all.findIndex((it) => keyOf(it) === landed) + 1);
  const takeAway = useRemoveReminder(userId);
  const actions: RowActions = {
    userId,
    timeZone,
    answers: tab === 'today',
    onEdit: list.onEdit,
    onTakeAway: ({ id }) =>
      takeAway.mutate(id, {
        onSuccess: () => showToast('Recordatorio quitado'),
        onError: (error) => showFailure(error),
      }),
    ...useAnswers(userId, hold),
  };
  const row = (placedOne: Reminder) => {
    const reminder = known.get(keyOf(placedOne)) ?? placedOne;
    return (
      <ReminderRow
        key={keyOf(reminder)}
        reminder={reminder}
        when={whenOf(reminder, list)}
        isLanded={keyOf(reminder) === landed}
        actions={actions}
      />
    );
  };
  return (
    <div ref={place} className="grid grid-cols-1 gap-6">
      {all.length === 0 && <p className="text-lg">Hoy no te queda nada pendiente.</p>}
      {firstOf(groups, shown).map(({ name, reminders: ofGroup }) => (
        <section key={name} aria-label={name} className="grid grid-cols-1 gap-3">
          <h2 className="text-xl">{name}</h2>
          <ul className="grid grid-cols-1 gap-3">{ofGroup.map(row)}</ul>
        </section>
      ))}
      {all.length > shown && <Button onClick={() => setMost(shown + PAGE)}>Mostrar más</Button>}
      <Folded {...{ done, skipped, landed }} row={row} />
    </div>
  );
}

function Folded({
  done,
  skipped,
  landed,
  row,
}: Pick<Arrangement, 'done' | 'skipped'> & {
  landed: string | undefined;
  row: (reminder: Reminder) => ReactNode;
}) {
  const holdsLanded = (some: readonly Reminder[]) => some.some((it) => keyOf(it) === landed);
  return (
    <>
      <FoldedRows name="Hechos hoy" rows={done.map(row)} opens={holdsLanded(done)} />
      <FoldedRows name="Hoy no" rows={skipped.map(row)} opens={holdsLanded(skipped)} />
    </>
  );
}

/** Sends what she says of one; what is answered holds everything in its place for a while. */
function useAnswers(userId: string, hold: () => void): Pick<RowActions, 'isBusy' | 'onAnswer'> {
  const answer = useAnswer(userId);
  const busyWith = answer.isPending ? answer.variables.reminders[0] : undefined;
  const onAnswer = (reminder: Reminder, state: Answered['state']) => {
    hold();
    answer.mutate(
      { reminders: [reminder], state },
      {
        onError: (error) => showFailure(error),
      },
    );
  };
  return {
    onAnswer,
    isBusy: (reminder) => busyWith !== undefined && keyOf(busyWith) === keyOf(reminder),
  };
}

/** Of today how far away it is; of before the day too. What is to come stands under the name of its day. */
function whenOf(
  { dateTime, occurrence }: Reminder,
  { tab, now, timeZone }: Pick<ListProps, 'tab' | 'now' | 'timeZone'>,
): When {
  if (tab === 'upcoming') return {};
  const day = nearDayWords(occurrence, wallNow(now, timeZone));
  return { day: day === 'hoy' ? undefined : day, distance: distanceWords(dateTime, now) };
}

/** What had the focus was folded away: the focus goes to where it is now. */
function useFocusOnFolded(isHeld: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHeld) return;
    const isLost = document.activeElement === document.body;
    if (isLost) place.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isHeld]);
  return place;
}
