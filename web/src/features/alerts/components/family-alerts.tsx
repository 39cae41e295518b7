import type { ReactNode } from 'react';
import { useHeldBack } from '../../../lib/use-held-back.ts';
import { useOwnAlerts, useTake } from '../alerts.queries.ts';
import { ToldAlerts } from './told-alerts.tsx';

/** At the top of the panel of a relative or carer, whomever it is about just now; the rest of it comes with them. */
export function FamilyAlerts({ waiting, children }: { waiting?: ReactNode; children?: ReactNode }) {
  const query = useOwnAlerts();
  const take = useTake();
  if (useHeldBack(query.isPending)) return waiting;
  return (
    <>
      <ToldAlerts query={query} take={take} />
      {children}
    </>
  );
}
