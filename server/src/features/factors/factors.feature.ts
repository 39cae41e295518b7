import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { sealFor } from '../../core/seal.ts';
import { challengesRepo } from './challenges.repo.ts';
import { entryService } from './entry.service.ts';
import { factorsRepo } from './factors.repo.ts';
import { factorsRoutes } from './factors.routes.ts';
import { ownService } from './own.service.ts';
import type { OwnDeps } from './own.ts';
import { townService } from './town.service.ts';

/** What staff show besides their passwords. */
export function factorsFeature(dependencies: Dependencies, account: OwnDeps['account']) {
  const { db, secretKey, clock } = dependencies;
  const challenges = challengesRepo(db, clock);
  const deps = {
    ...dependencies,
    account,
    challenges,
    repo: factorsRepo(db),
    seal: sealFor('code-app', secretKey),
  };
  const [own, town] = [ownService(deps), townService(deps)];
  return {
    entry: entryService(deps),
    forgetExpired: challenges.forgetExpired,
    routes: (addRoute: AddRoute) => factorsRoutes(addRoute, own, town),
  };
}
