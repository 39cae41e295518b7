import type { PendingEntry } from '@encina/contract/factors';
import { useState } from 'react';
import { useStep } from '../../../lib/use-step.ts';
import type { Callbacks } from '../../../ui/callbacks.ts';
import { useEntered } from '../admins.queries.ts';
import { LoginForm } from './login-form.tsx';
import { SecondStep } from './second-step.tsx';

/** The password, and what has to follow it where she has more than that. */
export function Entry({
  email,
  onEntered,
  onCreate,
}: { email: string } & Callbacks<'onEntered' | 'onCreate'>) {
  const [waiting, setWaiting] = useState<{ entry: PendingEntry; enrolsDevice: boolean }>();
  useStep(waiting !== undefined);
  const entered = useEntered();
  const comeIn = (who: { id: string }) => void entered(who).then(onEntered);
  if (waiting) {
    return <SecondStep {...waiting} onEntered={comeIn} onBack={() => setWaiting(undefined)} />;
  }
  return (
    <LoginForm
      email={email}
      onCreate={onCreate}
      onAnswer={(answer, enrolsDevice) =>
        'pending' in answer ? setWaiting({ entry: answer, enrolsDevice }) : comeIn(answer)
      }
    />
  );
}
