import { LAST_ROUNDS } from '@encina/contract/games';
import { HOME_DAYS } from '@encina/contract/home';
import type { ActivityService } from './features/activity/activity.service.ts';
import type { MoodsService } from './features/activity/moods.service.ts';
import type { TakenAlertsService } from './features/alerts/taken-alerts.service.ts';
import type { ChatService } from './features/chat/chat.service.ts';
import type { GamesService } from './features/games/games.service.ts';
import type { PartsOfHome } from './features/home/home.service.ts';
import type { MediaService } from './features/media/media.service.ts';
import type { MessagesService } from './features/messages/messages.service.ts';
import type { AnsweringService } from './features/proposals/answering.service.ts';
import type { AgendaService } from './features/reminders/agenda.service.ts';
import type { TermsService } from './features/users/terms.service.ts';

interface Services {
  readonly own: PartsOfHome['user'];
  readonly agenda: AgendaService;
  readonly files: { readonly list: PartsOfHome['reminderFiles'] };
  readonly messages: MessagesService;
  readonly proposals: AnsweringService;
  readonly taken: TakenAlertsService;
  readonly games: GamesService;
  readonly media: MediaService;
  readonly chat: ChatService;
  readonly activity: ActivityService;
  readonly moods: MoodsService;
  readonly terms: TermsService;
}

/** Each part of home, asked of the service that answers it alone. */
export const partsOfHome = (services: Services): PartsOfHome => ({
  user: services.own,
  async today(user) {
    const { items, stats, until } = await services.agenda.today(user);
    return { agenda: items, reminders: stats, until };
  },
  reminderFiles: services.files.list,
  messages: services.messages.messages,
  proposals: services.proposals.waiting,
  taken: services.taken.list,
  scores: (user) => services.games.recent(user, { limit: LAST_ROUNDS }),
  media: services.media.stats,
  chat: services.chat.last,
  week: (user) => services.activity.lastDays(user, HOME_DAYS),
  moods: (user) => services.moods.last(user, HOME_DAYS),
  terms: services.terms.of,
});
