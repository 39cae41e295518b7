import { useTakeForTown, useTownAlerts } from '../alerts.queries.ts';
import { ToldAlerts } from './told-alerts.tsx';

/** What nobody of theirs has seen to, at the top of the panel of the town hall. */
export function TownAlerts() {
  return <ToldAlerts query={useTownAlerts()} take={useTakeForTown()} />;
}
