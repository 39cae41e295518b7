import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { accountRepo } from './account.repo.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';
import { ownDataRepo } from './own-data.repo.ts';
import { ownDataService } from './own-data.service.ts';

/** One's own password, and where one is logged in: for staff and family alike. */
export function accountFeature({ db, ...deps }: Dependencies) {
  const account = accountService({ ...deps, repo: accountRepo(db) });
  const ownData = ownDataService(ownDataRepo(db));
  return { routes: (addRoute: AddRoute) => accountRoutes(addRoute, account, ownData) };
}
