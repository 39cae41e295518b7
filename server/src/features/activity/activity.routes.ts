import * as contract from '@encina/contract/activity';
import type { On } from '../../core/route.ts';
import type { ActivityService } from './activity.service.ts';

export function activityRoutes(on: On, activity: ActivityService): void {
  on(contract.period, ({ subject, query }) => activity.period(subject, query));
  on(contract.areas, ({ subject, query }) => activity.areas(subject, query));
  on(contract.report, ({ subject, body, idempotencyKey }) =>
    activity.report(subject, body, idempotencyKey),
  );
}
