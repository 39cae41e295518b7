import * as contract from '@encina/contract/games';
import type { On } from '../../core/route.ts';
import type { GamesService } from './games.service.ts';

export function gamesRoutes(on: On, games: GamesService): void {
  on(contract.recentScores, ({ subject, query }) => games.recent(subject, query));
  on(contract.bestScore, ({ subject, query }) => games.best(subject, query));
  on(contract.saveScore, ({ subject, body, idempotencyKey }) =>
    games.save(subject, body, idempotencyKey),
  );
}
