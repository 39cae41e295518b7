import { useOwnAlerts, useTake } from '../alerts.queries.ts';
import { ToldAlerts } from './told-alerts.tsx';

/** At the top of the panel of a relative or carer, whomever it is about just now. */
export function FamilyAlerts() {
  return <ToldAlerts query={useOwnAlerts()} take={useTake()} />;
}
