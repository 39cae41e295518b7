import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { adminsRead } from '../admins/admins.read.ts';
import { supportRead } from '../support/support.read.ts';
import { accessLogRepo } from './access-log.repo.ts';
import { accessLogService } from './access-log.service.ts';
import { dataRoutes } from './data.routes.ts';
import { exportRepo } from './export.repo.ts';
import { type ExportDeps, exportService } from './export.service.ts';
import { logTold } from './log-told.ts';
import { requestsRepo } from './requests.repo.ts';
import { requestsService } from './requests.service.ts';

/** @param originals the files of a person, whichever feature keeps them */
export function dataFeature({ db, clock }: Dependencies, originals: ExportDeps['originals']) {
  const accessLog = accessLogService({
    repo: accessLogRepo(db),
    clock,
    nameOf: { admin: adminsRead(db).name, support: supportRead(db).name },
  });
  const exports = exportService({ repo: exportRepo(db), originals, clock });
  const requests = requestsService({ repo: requestsRepo(db), clock });
  return {
    logAccess: accessLog.note,
    logOverview: accessLog.noteOverview,
    logStaffAct: accessLog.noteAct,
    logTold: logTold(clock),
    routes: (addRoute: AddRoute) => dataRoutes(addRoute, accessLog, exports, requests),
  };
}
