import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { gamesRead } from '../games/games.read.ts';
import { activityRepo } from './activity.repo.ts';
import { activityRoutes } from './activity.routes.ts';
import { type ActivityDeps, activityService } from './activity.service.ts';
import { moodsRepo } from './moods.repo.ts';
import { moodsService } from './moods.service.ts';

export function activityFeature({ db, clock }: Tools, sawActive: ActivityDeps['sawActive']) {
  const activity = activityService({
    repo: activityRepo(db),
    games: gamesRead(db),
    clock,
    sawActive,
  });
  const moods = moodsService({ repo: moodsRepo(db), clock });
  return { activity, routes: (on: On) => activityRoutes(on, activity, moods) };
}
