import { HOME_DAYS, HOME_ROUNDS, type HomeParts } from '@encina/contract/home';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { MoodsService } from '../activity/moods.service.ts';
import type { ChatService } from '../chat/chat.service.ts';
import type { GamesService } from '../games/games.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { MessagesService } from '../messages/messages.service.ts';
import type { AgendaService } from '../reminders/agenda.service.ts';
import type { TermsService } from '../users/terms.service.ts';

type User = Authorized<UserSubject>;

/** Where the parts come from: from whoever answers each of them alone. */
export interface HomeDeps {
  readonly own: (user: User) => Promise<HomeParts['user']>;
  readonly agenda: Pick<AgendaService, 'today'>;
  readonly messages: Pick<MessagesService, 'messages'>;
  readonly games: Pick<GamesService, 'recent'>;
  readonly media: Pick<MediaService, 'stats'>;
  readonly chat: Pick<ChatService, 'last'>;
  readonly activity: Pick<ActivityService, 'lastDays'>;
  readonly moods: Pick<MoodsService, 'last'>;
  readonly terms: Pick<TermsService, 'of'>;
}

/** The first screen of a person, and the instant at which time alone makes it another one. */
export const homeService =
  (deps: HomeDeps) =>
  async (user: User): Promise<{ parts: HomeParts; until: number }> => {
    const [own, today, messages, scores, media, chat, week, moods, terms] = await Promise.all([
      deps.own(user),
      deps.agenda.today(user),
      deps.messages.messages(user),
      deps.games.recent(user, { limit: HOME_ROUNDS }),
      deps.media.stats(user),
      deps.chat.last(user),
      deps.activity.lastDays(user, HOME_DAYS),
      deps.moods.last(user, HOME_DAYS),
      deps.terms.of(user),
    ]);
    const { items: agenda, stats: reminders, until } = today;
    const parts = {
      user: own,
      agenda,
      reminders,
      messages,
      scores,
      media,
      chat,
      week,
      moods,
      terms,
    };
    return { parts, until };
  };

export type HomeService = ReturnType<typeof homeService>;
