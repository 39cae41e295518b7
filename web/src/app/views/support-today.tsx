import type { PersonToday } from '@encina/contract/support-today';
import { ListTodo } from 'lucide-react';
import { MOODS } from '../../features/activity/mood-faces.ts';
import { isHealth } from '../../features/reminders/answer-words.ts';
import { isOpen, keyOf } from '../../features/reminders/next-reminder.ts';
import { stateWords } from '../../features/reminders/state-words.ts';
import { useSupportToday } from '../../features/support/support-today.queries.ts';
import { atTime, clockTime, daysBetween, localDay, weekdayDate } from '../../lib/dates.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { counted } from '../../lib/numbers.ts';
import { useNow } from '../../lib/use-now.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { SupportedUser } from '../supported-user.ts';

/** "Hoy": the day of everybody whom a carer looks after and who lets her see it, on one page. */
export function SupportToday({ users }: { users: readonly SupportedUser[] }) {
  const today = useSupportToday();
  const silent = users
    .filter(({ familyConsent, paused }) => !familyConsent && !paused)
    .map(({ name }) => name);
  return (
    <section className="grid gap-4">
      <h2>Hoy</h2>
      <Loaded query={today} shape="h-60">
        {(people) => (
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {people.map((person) => (
              <Day key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
      {silent.length > 0 && (
        <p className="text-ink-soft">
          Sin autorización para ver su día: {new Intl.ListFormat('es-ES').format(silent)}.
        </p>
      )}
    </section>
  );
}

function Day({ person }: { person: PersonToday }) {
  const { go } = useNavigation();
  const { id, name, photo, reminders } = person;
  const sum = sumOf(reminders);
  return (
    <li className="grid max-w-none gap-3 rounded-2xl border-2 border-line bg-card p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar id={id} name={name} photo={photo} size="tiny" />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="wrap-anywhere">{name}</h3>
          <Presence person={person} />
        </div>
        <Button
          size="small"
          icon={ListTodo}
          aria-label={`${sum}, los recordatorios de ${name}`}
          onClick={() => go('support-dashboard', { userId: id, part: 'reminders' })}
        >
          {sum}
        </Button>
      </div>
      <Reminders reminders={reminders} />
    </li>
  );
}

/** What she has still to do, as her own home counts it, and what is done; what she left out is neither. */
function sumOf(reminders: PersonToday['reminders']): string {
  const open = reminders.filter(isOpen).length;
  const done = reminders.filter(({ isCompleted }) => isCompleted).length;
  const parts = [
    open > 0 && counted(open, 'pendiente', 'pendientes'),
    done > 0 && counted(done, 'hecho', 'hechos'),
  ];
  return parts.filter(Boolean).join(', ') || 'Recordatorios';
}

/** When she was in today, and how she says she is. */
function Presence({ person: { lastActiveAt, mood } }: { person: PersonToday }) {
  const timeZone = useTimeZone();
  const today = localDay(useNow(), timeZone);
  const isIn = lastActiveAt && localDay(lastActiveAt, timeZone) === today;
  const [, words, Face] = MOODS.find(([kind]) => kind === mood) ?? [];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
      <span>{isIn ? `Ha entrado ${atTime(lastActiveAt, timeZone)}` : 'Hoy no ha entrado'}</span>
      {words && Face && (
        <span className="inline-flex items-center gap-2 font-semibold text-ink">
          <Face aria-hidden className="size-[1.2em]" />
          Dice que está: {words}
        </span>
      )}
    </p>
  );
}

function Reminders({ reminders }: Pick<PersonToday, 'reminders'>) {
  const timeZone = useTimeZone();
  const now = useNow();
  const today = localDay(now, timeZone);
  if (reminders.length === 0) return <p>Hoy no tiene recordatorios.</p>;
  return (
    <ul className="grid gap-1">
      {inOrder(reminders, now, timeZone).map((it) => {
        const words = stateWords(it, timeZone, 'family');
        const day = localDay(it.dateTime, timeZone);
        return (
          <li key={keyOf(it)} className="flex max-w-none flex-wrap items-baseline gap-x-3">
            <b className="w-16 flex-none">{clockTime(it.dateTime, timeZone)}</b>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {it.title}
              {day < today && (
                <span className="block text-ink-soft">Era del {weekdayDate(day)}.</span>
              )}
            </span>
            <span className="flex-none">
              {it.state === 'missed' ? <StatusLine dot>{words}</StatusLine> : words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Last night's health and today by their hours; what else is left of before hides neither, and comes after them. */
function inOrder(reminders: PersonToday['reminders'], now: Date, timeZone: string) {
  const isOld = ({ dateTime, category }: PersonToday['reminders'][number]) => {
    const days = daysBetween(dateTime, now, timeZone);
    return days > 1 || (days === 1 && !isHealth(category));
  };
  return [...reminders.filter((it) => !isOld(it)), ...reminders.filter(isOld)];
}
