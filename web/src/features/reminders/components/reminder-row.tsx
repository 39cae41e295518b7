import type { Reminder } from '@encina/contract/reminders';
import { CloudOff, Pencil, Trash2 } from 'lucide-react';
import { clockTime } from '../../../lib/dates.ts';
import { unsent } from '../../../lib/offline/waiting.ts';
import { Button } from '../../../ui/button.tsx';
import { RowPhoto } from '../files/row-photo.tsx';
import { isOpen } from '../next-reminder.ts';
import { stateWords } from '../state-words.ts';
import { isUnsent } from '../written-here.ts';
import { CategoryBadge, RecurrencyBadge } from './badge.tsx';
import { type RowActions, RowAnswer } from './row-answer.tsx';
import { useLanding } from './use-landing.ts';

/** What stands with its hour: how far away that is, and its day where it is another. */
export interface When {
  readonly day?: string | undefined;
  readonly distance?: string;
}

/** One thing at one hour: how it stands in words, and what can be done with it in verbs. */
export function ReminderRow({
  reminder,
  when,
  isLanded,
  actions,
}: {
  reminder: Reminder;
  when: When;
  /** It was just written down: the view goes to it. */
  isLanded: boolean;
  actions: RowActions;
}) {
  const { title, dateTime } = reminder;
  const place = useLanding<HTMLLIElement>(isLanded);
  const time = clockTime(dateTime, actions.timeZone);
  const isAnswered = !isOpen(reminder);
  const isUnsentHere = isUnsent(unsent.use(), reminder.id);
  return (
    <li
      ref={place}
      tabIndex={-1}
      className={`flex max-w-none flex-wrap items-start gap-x-5 gap-y-3 rounded-2xl border-2 p-4 sm:p-5 ${isLanded ? 'border-hue bg-ground' : 'border-line bg-card'}`}
    >
      <Hour time={time} {...when} />
      <RowPhoto userId={actions.userId} reminder={reminder} />
      <What reminder={reminder} timeZone={actions.timeZone} />
      {isUnsentHere && (
        <p className="order-last flex w-full items-center gap-3 font-semibold">
          <CloudOff aria-hidden className="size-6 flex-none" />
          Sin enviar todavía. En esta tableta suena igual.
        </p>
      )}
      {reminder.writtenBy && <WrittenBy reminder={reminder} actions={actions} />}
      <div className="grid w-full gap-2 sm:w-68">
        {(actions.answers || isAnswered) && (
          <RowAnswer
            reminder={reminder}
            time={when.day ? `${when.day} ${time}` : time}
            actions={actions}
          />
        )}
        {!isAnswered && (
          <Button
            className="min-h-16"
            icon={Pencil}
            aria-label={`Cambiar ${title}`}
            onClick={() => actions.onEdit(reminder)}
          >
            Cambiar
          </Button>
        )}
      </div>
    </li>
  );
}

/** Whoever put it down for her: what she did not write herself goes with one tap. */
function WrittenBy({ reminder, actions }: { reminder: Reminder; actions: RowActions }) {
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">Apuntado por {reminder.writtenBy}</p>
      <Button
        className="min-h-16 w-full sm:w-68"
        icon={Trash2}
        aria-label={`Quitar ${reminder.title}`}
        onClick={() => actions.onTakeAway(reminder)}
      >
        Quitarlo
      </Button>
    </div>
  );
}

function Hour({ time, day, distance }: When & { time: string }) {
  return (
    <div className="w-[7.2rem] max-w-full flex-none">
      <b className="block text-3xl leading-tight text-clay">{time}</b>
      {day && <b className="block first-letter:uppercase">{day}</b>}
      {distance && <span className="block text-base">{distance}</span>}
    </div>
  );
}

/** What there is to do, and how that stands until it is answered: from then on the verbs' place says it. */
function What({ reminder, timeZone }: { reminder: Reminder; timeZone: string }) {
  const { title, description, category, recurrency, state } = reminder;
  return (
    <div className="grid min-w-0 flex-1 basis-56 gap-2">
      <h3 className="text-xl wrap-anywhere">{title}</h3>
      {description && <p className="wrap-anywhere text-ink-soft">{description}</p>}
      <p className="flex flex-wrap gap-2 text-base">
        <CategoryBadge category={category} />
        <RecurrencyBadge recurrency={recurrency} />
      </p>
      {isOpen(reminder) && (
        <p className={state === 'pending' ? 'sr-only' : 'font-semibold text-clay'}>
          {stateWords(reminder, timeZone)}
        </p>
      )}
    </div>
  );
}
