import type { SupportMessage } from '@encina/contract/messages';
import type { Reminder, ReminderInput } from '@encina/contract/reminders';
import type { PersonGateway } from '../../../assistant/person-gateway.ts';
import { categoryOf } from '../../../understanding/title.ts';
import type { World } from '../world.ts';

export const ZONE = 'Europe/Madrid';

/** Her reminders as they stand; every change makes another list, so that one that was looked at stays as it was. */
export interface Hers {
  reminders: readonly Reminder[];
}

const instantOf = (at: string): string =>
  Temporal.PlainDateTime.from(at)
    .toZonedDateTime(ZONE)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });

/** What nobody has said anything of is still to come, or was missed. */
const unanswered = (at: string, now: Temporal.ZonedDateTime) =>
  at < now.toPlainDateTime().toString() ? 'missed' : 'pending';

function reminderOf(id: string, input: ReminderInput, now: Temporal.ZonedDateTime): Reminder {
  const at = input.dateTime.slice(0, 16);
  return {
    ...input,
    id,
    times: [at.slice(11)],
    startsAt: at,
    occurrence: at,
    dateTime: instantOf(at),
    dueAt: instantOf(at),
    state: unanswered(at, now),
    answeredAt: null,
    isCompleted: false,
  };
}

/** The reminders of a world, as somebody would have written them down. */
export const remindersOf = (world: World, now: Temporal.ZonedDateTime): readonly Reminder[] =>
  world.reminders.map(({ title, date, hour }, i) =>
    reminderOf(
      `reminder-${i}`,
      {
        ...{ title, dateTime: `${date}T${hour}`, category: categoryOf(title) },
        ...{ description: '', recurrency: 'none', weekdays: [], times: [], until: null },
      },
      now,
    ),
  );

const bySoonest = (all: readonly Reminder[]) =>
  all.toSorted((a, b) => a.occurrence.localeCompare(b.occurrence));

/** What the assistant may know and do of the woman of the world; reminders come once each. */
export function herGateway(world: World, now: Temporal.ZonedDateTime, hers: Hers): PersonGateway {
  return { ...remindersGateway(now, hers), ...lookingGateway(world, now) };
}

function remindersGateway(now: Temporal.ZonedDateTime, hers: Hers) {
  const change = (id: string, to: Partial<Reminder>): Reminder => {
    const found = hers.reminders.find((it) => it.id === id);
    if (!found) throw new Error('She has no such reminder.');
    const changed = { ...found, ...to };
    hers.reminders = hers.reminders.map((it) => (it.id === id ? changed : it));
    return changed;
  };
  return {
    agenda: async (days: number) => {
      const end = now.toPlainDate().add({ days }).toString();
      return bySoonest(hers.reminders).filter(({ occurrence }) => occurrence < end);
    },
    reminders: async () => bySoonest(hers.reminders),
    async addReminder(input: ReminderInput, key: string) {
      const known = hers.reminders.find(({ id }) => id === key);
      const added = known ?? reminderOf(key, input, now);
      if (!known) hers.reminders = [...hers.reminders, added];
      return added;
    },
    moveReminder: async (id, { dateTime }) => {
      const at = dateTime.slice(0, 16);
      const moved = { startsAt: at, occurrence: at, times: [at.slice(11)] };
      return change(id, { ...moved, dateTime: instantOf(at), dueAt: instantOf(at) });
    },
    changeReminder: async (id, changes) => {
      const { startsAt: dateTime, ...stands } = change(id, {});
      return change(id, reminderOf(id, { ...stands, dateTime, ...changes }, now));
    },
    answerReminder: async (id, occurrence, answer) => {
      const state = answer === 'pending' ? unanswered(occurrence, now) : answer;
      const answeredAt = answer === 'pending' ? null : now.toInstant().toString();
      return change(id, { state, answeredAt, isCompleted: state === 'done' });
    },
    removeReminder: async (id) => {
      hers.reminders = hers.reminders.filter((it) => it.id !== id);
    },
  } satisfies Partial<PersonGateway>;
}

function lookingGateway({ person, people, messages, photos }: World, now: Temporal.ZonedDateTime) {
  const sent = messages.map(
    ({ from, text }, i): SupportMessage => ({
      id: `message-${i}`,
      createdAt: now
        .subtract({ hours: i + 1 })
        .toInstant()
        .toString({ fractionalSecondDigits: 3 }),
      seen: false,
      type: 'text',
      content: text,
      mediaUrl: null,
      authorId: from,
      authorName: from,
      answer: null,
      kept: false,
    }),
  );
  const nothing = { totalMinutes: 0, activeDays: 0, remindersViewed: 0, gamesPlayed: 0 };
  return {
    profile: async () => ({ name: person.name, birthDate: person.birthDate }),
    town: async () => ({ name: person.town, phone: null, address: null }),
    messages: async () => sent,
    family: async () => people,
    activity: async () => ({ ...nothing, chatMessages: 0, dailyActivity: [] }),
    scores: async () => [],
    memories: async () =>
      Array.from({ length: photos }, (_, i) => ({
        title: `Foto ${i + 1}`,
        description: '',
        mimeType: 'image/webp',
        isFavorite: false,
      })),
  } satisfies Partial<PersonGateway>;
}
