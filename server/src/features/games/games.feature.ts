import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { gamesRepo } from './games.repo.ts';
import { gamesRoutes } from './games.routes.ts';
import { gamesService } from './games.service.ts';

export function gamesFeature({ db, clock }: Dependencies) {
  const games = gamesService({ repo: gamesRepo(db), clock });
  return { games, routes: (addRoute: AddRoute) => gamesRoutes(addRoute, games) };
}
