import type { Recurrency, Reminder, ReminderInput } from '@encina/contract/reminders';
import { newId } from '../../../core/ids.ts';
import type { PersonGateway } from '../assistant/person-gateway.ts';
import { fakeGateway, message, NOW, reminder } from './fake-gateway.ts';

/** A rule as it is stored, and what she said of its occurrences. */
interface Stored extends ReminderInput {
  readonly id: string;
}

/** What one line of a world is: "Cita con el médico | 2026-11-24T11:00 | Salud | daily". */
export type Given = readonly [
  title: string,
  at: string,
  category?: Reminder['category'],
  recurrency?: Recurrency,
];

const FAR = 62;

/** A village of one: reminders that are stored, changed and taken back as the server does it, at a clock that stands. */
export function fakeWorld(given: readonly Given[], now = NOW) {
  const stored = new Map<string, Stored>();
  const answers = new Map<string, Reminder['state']>();
  const add = (input: ReminderInput, id = newId()): Stored => {
    const it = {
      ...input,
      id,
      times: input.times.length > 0 ? input.times : [input.dateTime.slice(11, 16)],
    };
    stored.set(id, it);
    return it;
  };
  for (const [title, dateTime, category = 'Personal', recurrency = 'none'] of given) {
    const rest = { description: '', weekdays: [], times: [], until: null };
    add({ title, dateTime, category, recurrency, ...rest });
  }
  const today = now.toPlainDate();
  const on = (it: Stored, days: number): Reminder[] => {
    const day = today.add({ days });
    return fallsOn(it, day) ? it.times.map((time) => shown(it, `${day}T${time}`)) : [];
  };
  const shown = (it: Stored, occurrence: string): Reminder =>
    reminder(it.title, occurrence, {
      ...{ id: it.id, category: it.category, recurrency: it.recurrency, weekdays: it.weekdays },
      ...{ times: [...it.times], startsAt: it.dateTime, description: it.description, occurrence },
      state: answers.get(`${it.id} ${occurrence}`) ?? 'pending',
    });
  const agenda = (days: number) =>
    [...stored.values()]
      .flatMap((it) => Array.from({ length: days }, (_, i) => on(it, i)).flat())
      .toSorted((a, b) => a.occurrence.localeCompare(b.occurrence));
  const next = (it: Stored): Reminder =>
    agenda(FAR).find(({ id }) => id === it.id) ?? shown(it, it.dateTime);
  const { gateway: people } = fakeGateway({ messages: MESSAGES, family: ['Lucía', 'Marcos'] });
  const gateway: PersonGateway = {
    ...people,
    family: async () => FAMILY,
    agenda: async (days) => agenda(days),
    reminders: async () => [...stored.values()].map(next),
    addReminder: async (input, key) => next(add(input, key)),
    async moveReminder(id, to) {
      const it = stored.get(id);
      if (!it) throw new Error('no such reminder');
      return next(add({ ...it, ...to, times: timesAfter(it, to.times, to.dateTime) }, id));
    },
    async changeReminder(id, changes) {
      const it = stored.get(id);
      if (!it) throw new Error('no such reminder');
      return next(add({ ...it, ...changes }, id));
    },
    async answerReminder(id, occurrence, state) {
      answers.set(`${id} ${occurrence}`, state);
      const it = stored.get(id);
      if (!it) throw new Error('no such reminder');
      return shown(it, occurrence);
    },
    removeReminder: async (id) => void stored.delete(id),
  };
  /** What is stored, a line each, as nothing but her yes may change it. */
  const lines = (): string[] =>
    [...stored.values()]
      .map((it) => {
        const done = [...answers]
          .filter(([key, state]) => key.startsWith(`${it.id} `) && state !== 'pending')
          .map(([key, state]) => ` ${state} ${key.slice(-5)}`);
        const times = it.times.length > 1 ? ` ${it.times.join(' ')}` : '';
        const again = it.recurrency === 'none' ? '' : ` ${it.recurrency}${it.weekdays.join('')}`;
        return `${it.title} ${it.dateTime}${again}${times}${done.join('')}`;
      })
      .toSorted();
  return { gateway, lines };
}

function timesAfter(it: Stored, times: readonly string[], dateTime: string): string[] {
  return it.recurrency === 'none' ? [dateTime.slice(11, 16)] : [...times];
}

function fallsOn({ dateTime, recurrency, weekdays }: Stored, day: Temporal.PlainDate): boolean {
  const start = Temporal.PlainDate.from(dateTime.slice(0, 10));
  if (recurrency === 'none') return start.equals(day);
  if (Temporal.PlainDate.compare(day, start) < 0) return false;
  if (recurrency === 'monthly') return start.day === day.day;
  const days = weekdays.length > 0 ? weekdays : [start.dayOfWeek];
  return recurrency === 'daily' || days.includes(day.dayOfWeek);
}

const FAMILY = [
  { name: 'Lucía Rangel', relation: 'nieta' },
  { name: 'Marcos Gil', relation: 'hijo' },
];
const MESSAGES = [
  message('Lucía Rangel', 'Abuela, el domingo vamos a comer'),
  message('Marcos Gil', 'Te llevo el butano'),
  message('Lucía Rangel', 'Mira qué bien sale el perro'),
];
