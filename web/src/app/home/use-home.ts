import { HOME_DAYS } from '@encina/contract/home';
import { useQueryClient } from '@tanstack/react-query';
import { useMetrics } from '../../features/activity/activity.queries.ts';
import { useLastConversation } from '../../features/chat/chat.queries.ts';
import { useRecentScores } from '../../features/games/games.queries.ts';
import { useMediaStats } from '../../features/media/media.queries.ts';
import { useSupportMessages } from '../../features/messages/messages.queries.ts';
import { useAgenda, useReminderStats } from '../../features/reminders/reminders.queries.ts';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { isRefusal } from '../../lib/api-error.ts';
import { useKeptFresh } from '../../lib/use-kept-fresh.ts';
import { useHomeAnswer } from './home.queries.ts';
import { reloadAll } from './parts.ts';

/** Looked at where it lies, and not asked for: it comes with home. */
const AS_IT_LIES = { enabled: false } as const;

/** Everything that the home screen tells. One question is asked; what it brings lies in its parts. */
export function useHome(userId: string) {
  const client = useQueryClient();
  useKeptFresh(() => reloadAll(client, userId));
  const asking = useHomeAnswer(userId);
  // While it is asked again after a failure that nothing came before, it has still failed.
  const failed = !asking.isSuccess && asking.errorUpdateCount > 0;
  const reminders = useAgenda(userId, 1, AS_IT_LIES);
  const stats = useReminderStats(userId, AS_IT_LIES);
  const messages = useSupportMessages(userId, AS_IT_LIES);
  const scores = useRecentScores(userId, AS_IT_LIES);
  const media = useMediaStats(userId, AS_IT_LIES);
  const chat = useLastConversation(userId, AS_IT_LIES);
  const week = useMetrics(userId, HOME_DAYS, AS_IT_LIES);
  const own = useOwnUser(userId, AS_IT_LIES);
  const isKnown = [reminders, stats, messages, scores, media, chat, week, own].every(
    ({ data }) => data !== undefined,
  );
  return {
    own: own.data,
    pending: stats.data?.pending,
    lastPlayedAt: scores.data?.[0]?.completedAt ?? null,
    files: media.data?.totalFiles,
    lastConversationAt: chat.data?.at ?? null,
    activeDays: week.data?.activeDays,
    messages: messages.data,
    reminders: reminders.data,
    isKnown,
    loading: !isKnown && !failed,
    failed,
    /** The session has ended: nobody is in any more. */
    ended: isRefusal(asking.error, 401),
    retrying: failed && asking.isFetching,
    retry: () => void asking.refetch(),
  };
}

export type Home = ReturnType<typeof useHome>;
