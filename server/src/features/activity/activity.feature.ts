import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { gamesRead } from '../games/games.read.ts';
import { activityRepo } from './activity.repo.ts';
import { activityRoutes } from './activity.routes.ts';
import { type ActivityDeps, activityService } from './activity.service.ts';
import { moodsRepo } from './moods.repo.ts';
import { moodsService } from './moods.service.ts';

export function activityFeature({ db, clock }: Dependencies, sawActive: ActivityDeps['sawActive']) {
  const activity = activityService({
    repo: activityRepo(db),
    games: gamesRead(db),
    clock,
    sawActive,
  });
  const moods = moodsService({ repo: moodsRepo(db), clock });
  return {
    activity,
    moods,
    moodsOf: moods.todayOf,
    routes: (addRoute: AddRoute) => activityRoutes(addRoute, activity, moods),
  };
}
