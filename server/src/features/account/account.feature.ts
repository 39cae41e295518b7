import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { accountRepo } from './account.repo.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';

/** One's own password, and where one is logged in: for staff and family alike. */
export function accountFeature({ db, ...deps }: Dependencies) {
  const account = accountService({ ...deps, repo: accountRepo(db) });
  return { routes: (addRoute: AddRoute) => accountRoutes(addRoute, account) };
}
