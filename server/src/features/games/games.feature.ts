import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { gamesRepo } from './games.repo.ts';
import { gamesRoutes } from './games.routes.ts';
import { gamesService } from './games.service.ts';

export function gamesFeature({ db, clock }: Tools) {
  const games = gamesService({ repo: gamesRepo(db), clock });
  return { games, routes: (on: On) => gamesRoutes(on, games) };
}
