import type { Authorized, UserSubject } from './core/actor.ts';
import type { ActivityService } from './features/activity/activity.service.ts';
import type { PersonGateway } from './features/chat/assistant/person-gateway.ts';
import type { GamesService } from './features/games/games.service.ts';
import type { memoriesRead } from './features/media/memories.read.ts';
import type { MessagesService } from './features/messages/messages.service.ts';
import type { municipalitiesRead } from './features/municipalities/municipalities.read.ts';
import type { AgendaService } from './features/reminders/agenda.service.ts';
import type { AnswersService } from './features/reminders/answers.service.ts';
import type { RemindersService } from './features/reminders/reminders.service.ts';
import type { PersonsService } from './features/support/persons.service.ts';
import type { usersRead } from './features/users/users.read.ts';

export interface PersonGatewayDeps {
  readonly users: ReturnType<typeof usersRead>;
  readonly municipalities: ReturnType<typeof municipalitiesRead>;
  readonly agenda: AgendaService;
  readonly reminders: RemindersService;
  readonly answers: AnswersService;
  readonly messages: MessagesService;
  readonly persons: PersonsService;
  readonly activity: ActivityService;
  readonly games: GamesService;
  readonly memories: ReturnType<typeof memoriesRead>;
}

const SCORES = 20;

/** Asked for when it is first wanted, and not again: nothing that is said to the assistant changes it. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** What the assistant may know and do of one person, for one message: every feature's part, bound to her. */
export const personGatewayFor =
  (deps: PersonGatewayDeps) =>
  (user: Authorized<UserSubject>): PersonGateway => ({
    profile: () => deps.users.named(user.id),
    town: () => deps.municipalities.contact(user.municipalityId),
    agenda: async (days) => (await deps.agenda.days(user, days)).items,
    reminders: async () => (await deps.agenda.list(user)).items,
    addReminder: (input, key) => deps.reminders.create(user, input, key),
    moveReminder: (id, to) => deps.reminders.update(user, id, to),
    changeReminder: (id, changes) => deps.reminders.update(user, id, changes),
    answerReminder: (id, occurrence, state) => deps.answers.answer(user, id, occurrence, { state }),
    removeReminder: (id) => deps.reminders.remove(user, id),
    messages: once(() => deps.messages.messages(user)),
    family: once(() => deps.persons.ofUser(user)),
    activity: (days) => deps.activity.lastDays(user, days),
    scores: () => deps.games.recent(user, { limit: SCORES }),
    memories: () => deps.memories.ofUser(user.id),
  });
