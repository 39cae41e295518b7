import { lazy, Suspense, useEffect, useState } from 'react';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { useSnapshot } from '../../lib/navigation.tsx';
import type { Place, SelectedUser } from '../../lib/views.ts';

const Alarm = lazy(() =>
  import('../../features/reminders/alarm/alarm.tsx').then((module) => ({ default: module.Alarm })),
);
/** The view itself comes first. */
const AFTER_MS = 1_500;

const personIn = ({ params }: Place): SelectedUser | undefined =>
  'user' in params ? params.user : undefined;

/** Wherever a person is in, her reminders are waited for. */
export function AlarmGate() {
  const person = personIn(useSnapshot().entry.place);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!person || !settled) return null;
  return (
    <Suspense>
      <OwnAlarm key={person.id} userId={person.id} />
    </Suspense>
  );
}

function OwnAlarm({ userId }: { userId: string }) {
  const own = useOwnUser(userId).data;
  return <Alarm userId={userId} timeZone={useTimeZone()} voice={own?.voiceEnabled ?? false} />;
}
