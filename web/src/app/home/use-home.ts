import { useQueryClient } from '@tanstack/react-query';
import { useMetrics } from '../../features/activity/activity.queries.ts';
import { useLastConversation } from '../../features/chat/chat.queries.ts';
import { useRecentScores } from '../../features/games/games.queries.ts';
import { useMediaStats } from '../../features/media/media.queries.ts';
import { useSupportMessages } from '../../features/messages/messages.queries.ts';
import { useAgenda, useReminderStats } from '../../features/reminders/reminders.queries.ts';
import { isRefusal } from '../../lib/api-error.ts';
import { useHasMounted } from '../../lib/use-has-mounted.ts';
import { useKeptFresh } from '../../lib/use-kept-fresh.ts';

/** Everything that the home screen tells, asked for side by side: first what she came for. */
export function useHome(userId: string) {
  const client = useQueryClient();
  useKeptFresh(() => void client.invalidateQueries());
  const reminders = useAgenda(userId);
  const stats = useReminderStats(userId);
  const messages = useSupportMessages(userId);
  const enabled = useHasMounted();
  const scores = useRecentScores(userId, { enabled });
  const media = useMediaStats(userId, { enabled });
  const chat = useLastConversation(userId, { enabled });
  const week = useMetrics(userId, 7, { enabled });
  const all = [reminders, stats, scores, media, chat, week, messages];
  return {
    pending: stats.data?.pending,
    lastPlayedAt: scores.data?.[0]?.completedAt ?? null,
    files: media.data?.totalFiles,
    lastConversationAt: chat.data?.at ?? null,
    activeDays: week.data?.activeDays,
    messages: messages.data,
    reminders: reminders.data,
    loading: all.some((query) => query.isPending),
    failed: all.some((query) => query.isError),
    /** The session has ended: nobody is in any more. */
    ended: all.some((query) => isRefusal(query.error, 401)),
    retrying: all.some((query) => query.isError && query.isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

export type Home = ReturnType<typeof useHome>;
