import { useEffect, useState } from 'react';
import { extraFromChunk } from '../../lib/chunk.tsx';
import { useSnapshot } from '../../lib/navigation.tsx';
import { personIn } from '../../lib/views.ts';

/** Whole from the start: when it rings there may be no connection. */
const OwnAlarm = extraFromChunk(async () => (await import('./own-alarm.tsx')).OwnAlarm);
/** The view itself comes first. */
const AFTER_MS = 1_500;

/** Wherever a person is in, her reminders are waited for. */
export function AlarmGate() {
  const person = personIn(useSnapshot().entry.location);
  return person && <SettledAlarm key={person.id} userId={person.id} />;
}

function SettledAlarm({ userId }: { userId: string }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled && <OwnAlarm userId={userId} />;
}
