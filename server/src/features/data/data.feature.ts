import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { adminsRead } from '../admins/admins.read.ts';
import { supportRead } from '../support/support.read.ts';
import { dataRoutes } from './data.routes.ts';
import { exportRepo } from './export.repo.ts';
import { type ExportDeps, exportService } from './export.service.ts';
import { looksRepo } from './looks.repo.ts';
import { looksService } from './looks.service.ts';
import { requestsRepo } from './requests.repo.ts';
import { requestsService } from './requests.service.ts';

/** @param originals the files of a person, whichever feature keeps them */
export function dataFeature({ db, clock }: Tools, originals: ExportDeps['originals']) {
  const looks = looksService({
    repo: looksRepo(db),
    clock,
    nameOf: { admin: adminsRead(db).name, support: supportRead(db).name },
  });
  const exports = exportService({ repo: exportRepo(db), originals, clock });
  const requests = requestsService({ repo: requestsRepo(db), clock });
  return { noteLook: looks.note, routes: (on: On) => dataRoutes(on, looks, exports, requests) };
}
