import * as contract from '@encina/contract/activity';
import { moods, sayMood } from '@encina/contract/moods';
import type { On } from '../../core/route.ts';
import type { ActivityService } from './activity.service.ts';
import type { MoodsService } from './moods.service.ts';

export function activityRoutes(on: On, activity: ActivityService, feelings: MoodsService): void {
  on(contract.period, ({ subject, query }) => activity.period(subject, query));
  on(contract.areas, ({ subject, query }) => activity.areas(subject, query));
  on(contract.report, ({ subject, body, idempotencyKey }) =>
    activity.report(subject, body, idempotencyKey),
  );
  on(moods, ({ subject, query }) => feelings.last(subject, query.days));
  on(sayMood, ({ subject, body }) => feelings.say(subject, body.mood));
}
