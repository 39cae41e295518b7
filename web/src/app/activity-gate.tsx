import type { ComponentProps } from 'react';
import type { ActivityReporter } from '../features/activity/components/activity-reporter.tsx';
import { fromChunk } from '../lib/chunk.tsx';
import { useSnapshot } from '../lib/navigation.tsx';
import { personIn } from '../lib/views.ts';

type ReporterProps = ComponentProps<typeof ActivityReporter>;

/** If it cannot be had, the views go on without it. */
const Reporter = fromChunk<ReporterProps>(async () => {
  try {
    return (await import('../features/activity/components/activity-reporter.tsx')).ActivityReporter;
  } catch {
    return () => null;
  }
});

/** Wherever a person is in, her time counts. */
export function ActivityGate() {
  const { place } = useSnapshot().entry;
  const person = personIn(place);
  if (!person) return null;
  return <Reporter key={person.id} userId={person.id} inReminders={place.view === 'reminders'} />;
}
