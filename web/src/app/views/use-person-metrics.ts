import type { Metrics } from '@encina/contract/activity';
import { useAreas, useMetrics } from '../../features/activity/activity.queries.ts';
import { useMediaStatsFor } from '../../features/media/media.queries.ts';
import { useReminderStatsOver } from '../../features/reminders/reminders.queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Days, Reader } from '../../lib/reader.ts';

/** What is shown of figures that did not load, beside the line that says so. */
const ZEROS: Metrics = {
  totalMinutes: 0,
  activeDays: 0,
  remindersViewed: 0,
  gamesPlayed: 0,
  chatMessages: 0,
  dailyActivity: [],
};

/** Everything that "Mi Actividad" tells of a person, asked for side by side. */
export function usePersonMetrics(id: string, days: Days, reader: Reader) {
  const metrics = useMetrics(id, days, { reader });
  const areas = useAreas(id, days, reader);
  const reminders = useReminderStatsOver(id, days, reader);
  const media = useMediaStatsFor(id, reader);
  const all = [metrics, areas, reminders, media];
  return {
    metrics: metrics.data ?? ZEROS,
    areas: areas.data ?? [],
    reminders: reminders.data ?? { completed: 0, pending: 0 },
    media: media.data ?? { totalFiles: 0, favorites: 0 },
    loading: all.some((query) => query.isPending),
    failed: all.some((query) => query.isError),
    /** The server's sentence where the person's consent is missing. */
    refusal: all
      .map(({ error }) => error)
      .find((error): error is ApiError => error instanceof ApiError && error.status === 403)
      ?.sentence,
    retrying: all.some((query) => query.isError && query.isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
