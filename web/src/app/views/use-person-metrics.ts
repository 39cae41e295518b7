import { useAreas, useMetrics } from '../../features/activity/activity.queries.ts';
import { NO_ACTIVITY } from '../../features/activity/no-activity.ts';
import { useMediaStatsFor } from '../../features/media/media.queries.ts';
import { useReminderStatsOver } from '../../features/reminders/reminders.queries.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Days, Reader } from '../../lib/reader.ts';

/** Everything that "Mi Actividad" tells of a person, asked for side by side. */
export function usePersonMetrics(id: string, days: Days, reader: Reader) {
  const metrics = useMetrics(id, days, { reader });
  const areas = useAreas(id, days, reader);
  const reminders = useReminderStatsOver(id, days, reader);
  const media = useMediaStatsFor(id, reader);
  const all = [metrics, areas, reminders, media];
  return {
    // What is shown of figures that did not load, beside the line that says so.
    metrics: metrics.data ?? NO_ACTIVITY,
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
