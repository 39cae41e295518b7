import * as contract from '@encina/contract/activity';
import { moods, sayMood, takeMoodBack } from '@encina/contract/moods';
import type { AddRoute } from '../../core/route.ts';
import type { ActivityService } from './activity.service.ts';
import type { MoodsService } from './moods.service.ts';

export function activityRoutes(
  addRoute: AddRoute,
  activity: ActivityService,
  feelings: MoodsService,
): void {
  addRoute(contract.period, ({ subject, query }) => activity.period(subject, query));
  addRoute(contract.areas, ({ subject, query }) => activity.areas(subject, query));
  addRoute(contract.report, ({ subject, body, idempotencyKey }) =>
    activity.report(subject, body, idempotencyKey),
  );
  addRoute(moods, ({ subject, query }) => feelings.last(subject, query.days));
  addRoute(sayMood, ({ subject, body }) => feelings.say(subject, body));
  addRoute(takeMoodBack, ({ subject, body }) => feelings.takeBack(subject, body));
}
