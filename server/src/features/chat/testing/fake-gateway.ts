import type { SupportMessage } from '@encina/contract/messages';
import type { Reminder, ReminderInput } from '@encina/contract/reminders';
import { newId } from '../../../core/ids.ts';
import { answerTo } from '../answering.ts';
import { NOTHING_SAID } from '../assistant/context.ts';
import { conversationAfter } from '../assistant/conversation-after.ts';
import type { Memory, PersonGateway } from '../assistant/person-gateway.ts';
import type { Reply } from '../assistant/skill.ts';

export const NOW = Temporal.ZonedDateTime.from('2026-11-20T17:05[Europe/Madrid]');

/** Something to do, at a wall time of the town. */
export function reminder(title: string, at: string, more: Partial<Reminder> = {}): Reminder {
  const dateTime = Temporal.PlainDateTime.from(at).toZonedDateTime('Europe/Madrid').toInstant();
  const instant = dateTime.toString({ fractionalSecondDigits: 3 });
  return {
    id: newId(),
    title,
    description: '',
    category: 'Personal',
    recurrency: 'none',
    weekdays: [],
    times: [at.slice(11)],
    until: null,
    startsAt: at,
    dateTime: instant,
    occurrence: at,
    state: more.isCompleted ? 'done' : 'pending',
    answeredAt: null,
    dueAt: instant,
    isCompleted: false,
    ...more,
  };
}

export const message = (authorName: string, content: string, seen = false): SupportMessage => ({
  id: newId(),
  createdAt: '2026-11-20T09:00:00.000Z',
  seen,
  type: 'text',
  content,
  mediaUrl: null,
  authorId: 'lucia',
  answer: null,
  kept: false,
  authorName,
});

const ANSWERED = {
  done: 'hecho',
  pending: 'pendiente',
  skipped: 'dejado',
  postponed: 'aplazado',
} as const;

/** A gateway in memory, which notes what is done to it. */
export function fakeGateway(given: {
  readonly reminders?: readonly Reminder[];
  readonly messages?: readonly SupportMessage[];
  readonly memories?: readonly Memory[];
  readonly family?: readonly string[];
  readonly phone?: string;
}) {
  const { reminders = [], messages = [], memories = [], family = ['Lucía'], phone } = given;
  const done: string[] = [];
  const added: ReminderInput[] = [];
  const after = (it: Reminder, days: number) =>
    it.occurrence < NOW.toPlainDate().add({ days }).toString();
  const found = (id: string) =>
    reminders.find((it) => it.id === id) ?? reminder('?', '2026-11-20T00:00');
  const gateway: PersonGateway = {
    profile: async () => ({ name: 'Josefa Gómez Rangel', birthDate: '1942-03-19' }),
    town: async () => ({ name: 'Valle de Matamoros', phone: phone ?? null, address: null }),
    agenda: async (days) => reminders.filter((it) => after(it, days)),
    reminders: async () =>
      reminders.filter(({ id }, i) => reminders.findIndex((it) => it.id === id) === i),
    async addReminder(input) {
      added.push(input);
      done.push(`añadido ${input.title} ${input.dateTime} ${input.recurrency}`);
      return reminder(input.title, input.dateTime);
    },
    async moveReminder(id, { dateTime }) {
      done.push(`cambiado ${found(id).title} ${dateTime}`);
      return { ...found(id), occurrence: dateTime };
    },
    async changeReminder(id, changes) {
      done.push(`cambiado ${found(id).title} ${Object.values(changes).join(' ')}`);
      return { ...found(id), ...changes };
    },
    async answerReminder(id, occurrence, state) {
      done.push(`${ANSWERED[state]} ${found(id).title} ${occurrence}`);
      return found(id);
    },
    async removeReminder(id) {
      done.push(`borrado ${found(id).title}`);
    },
    messages: async () => messages,
    family: async () => family.map((name) => ({ name, relation: '' })),
    activity: async () => ({
      totalMinutes: 42,
      activeDays: 3,
      remindersViewed: 5,
      gamesPlayed: 2,
      chatMessages: 1,
      dailyActivity: [],
    }),
    scores: async () => [],
    memories: async () => memories,
  };
  return { gateway, done, added };
}

/** A conversation: each call says something and answers what comes back. */
export function talkWith(gateway: PersonGateway, start = NOW) {
  let conversation = NOTHING_SAID;
  return async (text: string, now = start): Promise<Reply> => {
    const reply = await answerTo({
      ...{ text, gateway, conversation, now, engine: undefined },
      before: async () => [],
      say: () => undefined,
    });
    conversation = conversationAfter(conversation, reply, now.toInstant());
    return reply;
  };
}
