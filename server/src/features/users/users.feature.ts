import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { bulkRepo } from './bulk.repo.ts';
import { bulkService } from './bulk.service.ts';
import { entryService } from './entry.service.ts';
import { profileService } from './profile.service.ts';
import { settingsRepo } from './settings.repo.ts';
import { settingsService } from './settings.service.ts';
import { usersRepo } from './users.repo.ts';
import { usersRoutes } from './users.routes.ts';
import { usersService } from './users.service.ts';

export function usersFeature({ db, ...tools }: Tools) {
  const repo = usersRepo(db);
  const settings = settingsRepo(db);
  const users = usersService({ ...tools, repo });
  const own = settingsService({ ...tools, settings });
  const profiles = profileService({ ...tools, repo, settings });
  const entry = entryService({ ...tools, repo });
  const bulk = bulkService({ ...tools, repo: bulkRepo(db) });
  return {
    whoIs: users.whoIs,
    /** Told by whatever knows that she was there. */
    sawActive: repo.sawActive,
    routes: (on: On) => usersRoutes(on, { users, own, profiles, entry, bulk }),
  };
}
