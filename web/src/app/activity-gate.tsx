import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ActivityReporter } from '../features/activity/components/activity-reporter.tsx';
import { useSnapshot } from '../lib/navigation.tsx';
import { personIn } from '../lib/views.ts';

type ReporterProps = ComponentProps<typeof ActivityReporter>;

/** If it cannot be had, the views go on without it. */
const Reporter = lazy<ComponentType<ReporterProps>>(async () => {
  try {
    const module = await import('../features/activity/components/activity-reporter.tsx');
    return { default: module.ActivityReporter };
  } catch {
    return { default: () => null };
  }
});

/** Wherever a person is in, her time counts. */
export function ActivityGate() {
  const { place } = useSnapshot().entry;
  const person = personIn(place);
  if (!person) return null;
  return (
    <Suspense>
      <Reporter key={person.id} userId={person.id} inReminders={place.view === 'reminders'} />
    </Suspense>
  );
}
