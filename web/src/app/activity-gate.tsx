import { extraFromChunk } from '../lib/chunk.tsx';
import { useSnapshot } from '../lib/navigation.tsx';
import { personIn } from '../lib/views.ts';

const Reporter = extraFromChunk(
  async () =>
    (await import('../features/activity/components/activity-reporter.tsx')).ActivityReporter,
);

/** Wherever a person is in, her time counts. */
export function ActivityGate() {
  const { location } = useSnapshot().entry;
  const person = personIn(location);
  if (!person) return null;
  return (
    <Reporter key={person.id} userId={person.id} inReminders={location.view === 'reminders'} />
  );
}
