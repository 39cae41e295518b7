import { useEffect } from 'react';
import { useKeptPush } from '../../features/push/use-kept-push.ts';
import { Alarm } from '../../features/reminders/alarm/alarm.tsx';
import { useOwnUser } from '../../features/users/users.queries.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { allowSounds } from '../../lib/sounds.ts';

/** The alarm of the person who is in, with sound and voice as she wants them. */
export function OwnAlarm({ userId }: { userId: string }) {
  const own = useOwnUser(userId).data;
  const sounds = own?.soundEnabled ?? false;
  useKeptPush(userId);
  useEffect(() => {
    allowSounds(sounds);
    return () => allowSounds(false);
  }, [sounds]);
  return (
    <Alarm
      userId={userId}
      timeZone={useTimeZone()}
      voice={own?.voiceEnabled ?? true}
      sound={own?.soundEnabled ?? true}
    />
  );
}
