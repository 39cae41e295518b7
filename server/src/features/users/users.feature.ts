import type { LogStaffAct } from '../../core/access-log.ts';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { withdrawal } from '../../core/notices.ts';
import type { AddRoute } from '../../core/route.ts';
import { adminsRead } from '../admins/admins.read.ts';
import { devicesRead } from '../devices/devices.read.ts';
import { endPushIn } from '../push/push.read.ts';
import { bulkRepo } from './bulk.repo.ts';
import { bulkService } from './bulk.service.ts';
import { entryService } from './entry.service.ts';
import { importsRepo } from './imports.repo.ts';
import { importsService } from './imports.service.ts';
import { profileService } from './profile.service.ts';
import { settingsRepo } from './settings.repo.ts';
import { settingsService } from './settings.service.ts';
import { termsService } from './terms.service.ts';
import { usersRepo } from './users.repo.ts';
import { usersRoutes } from './users.routes.ts';
import { usersService } from './users.service.ts';
import { toOwn, toProfile } from './users.view.ts';

export function usersFeature({ db, notices, ...deps }: Dependencies, logStaffAct: LogStaffAct) {
  const repo = usersRepo(db);
  const settings = settingsRepo(db);
  const users = usersService({ ...deps, repo, tiedTo: devicesRead(db).tiedTo });
  const own = settingsService({ ...deps, settings });
  const nameOfAdmin = adminsRead(db).name;
  const profiles = profileService({
    ...deps,
    repo,
    settings,
    logStaffAct,
    nameOfAdmin,
    withdrawNotices: (id) =>
      db.transaction().execute((trx) => notices.send(trx, withdrawal({ kind: 'person', id }, id))),
  });
  const entry = entryService({ ...deps, repo, logStaffAct, endPush: endPushIn(db) });
  const accepted = termsService({ ...deps, settings });
  const imports = importsRepo(db);
  const bulk = bulkService({ ...deps, repo: bulkRepo(db), imports });
  const past = importsService({ ...deps, imports });
  return {
    whoIs: users.whoIs,
    own: async (user: Authorized<UserSubject>) => toOwn(await users.found(user)),
    terms: accepted,
    /** Told by whatever knows that she was there. */
    sawActive: repo.sawActive,
    /** How somebody comes in whom another proof than a PIN has named. */
    entry: {
      admit: entry.admit,
      endVisits: entry.endVisits,
      shownAs: async (user: Authorized<UserSubject>) => toProfile(await users.found(user)),
    },
    routes: (addRoute: AddRoute) =>
      usersRoutes(addRoute, { users, own, profiles, entry, bulk, past, accepted }),
  };
}
