import * as contract from '@encina/contract/games';
import type { AddRoute } from '../../core/route.ts';
import type { GamesService } from './games.service.ts';

export function gamesRoutes(addRoute: AddRoute, games: GamesService): void {
  addRoute(contract.recentScores, ({ subject, query }) => games.recent(subject, query));
  addRoute(contract.bestScore, ({ subject, query }) => games.best(subject, query));
  addRoute(contract.saveScore, ({ subject, body, idempotencyKey }) =>
    games.save(subject, body, idempotencyKey),
  );
}
