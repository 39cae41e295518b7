import type { HomeParts } from '@encina/contract/home';
import { HOME_DAYS } from '@encina/contract/home';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ownMetricsKey } from '../../features/activity/activity.queries.ts';
import { moodsKey } from '../../features/activity/moods.queries.ts';
import { takenAlertsKey } from '../../features/alerts/taken.queries.ts';
import { lastConversationKey } from '../../features/chat/chat.queries.ts';
import { recentScoresKey } from '../../features/games/games.queries.ts';
import { mediaStatsKey } from '../../features/media/media.queries.ts';
import { supportMessagesKey } from '../../features/messages/messages.queries.ts';
import { proposalsKey } from '../../features/proposals/proposals.queries.ts';
import { reminderFilesKey } from '../../features/reminders/files/files.queries.ts';
import { agendaKey, reminderStatsKey } from '../../features/reminders/reminders.queries.ts';
import { ownTermsKey } from '../../features/terms/terms.queries.ts';
import { ownUserKey } from '../../features/users/users.queries.ts';

/** Under which name the views behind home look for each part of it. */
const keysOf = (id: string): Record<keyof HomeParts, QueryKey> => ({
  user: ownUserKey(id),
  agenda: agendaKey(id),
  reminders: reminderStatsKey(id),
  reminderFiles: reminderFilesKey(id),
  messages: supportMessagesKey(id),
  proposals: proposalsKey(id),
  taken: takenAlertsKey(id),
  scores: recentScoresKey(id),
  media: mediaStatsKey(id),
  chat: lastConversationKey(id),
  week: ownMetricsKey(id, HOME_DAYS),
  moods: moodsKey(id),
  terms: ownTermsKey(id),
});

/** Puts each part where whoever asks for it alone would have put it: there is one place for each. */
export function keepParts(client: QueryClient, id: string, parts: HomeParts): void {
  const keys = keysOf(id);
  for (const part of Object.keys(keys) as (keyof HomeParts)[]) {
    // However long she is in another view: what was known is told until something newer comes.
    client.setQueryDefaults(keys[part], { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(keys[part], parts[part]);
  }
}

/** Everything is to be asked for anew, and what is shown at once: the parts come with home. */
export function reloadAll(client: QueryClient, id: string): void {
  const parts = new Set(Object.values(keysOf(id)).map(hashKey));
  void client.invalidateQueries({ refetchType: 'none' });
  void client.refetchQueries({
    type: 'active',
    predicate: ({ queryHash }) => !parts.has(queryHash),
  });
}
