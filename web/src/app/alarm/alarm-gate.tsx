import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from '../../lib/navigation.tsx';
import { personIn } from '../../lib/views.ts';

/** Whole from the start: when it rings there may be no connection. If it cannot be had, the views go on without it. */
const OwnAlarm = lazy<ComponentType<{ userId: string }>>(async () => {
  try {
    return { default: (await import('./own-alarm.tsx')).OwnAlarm };
  } catch {
    return { default: () => null };
  }
});
/** The view itself comes first. */
const AFTER_MS = 1_500;

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
