import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import { adminsRepo } from './admins.repo.ts';
import { adminsRoutes, type EnrolDevice } from './admins.routes.ts';
import { adminsService } from './admins.service.ts';
import { staffRepo } from './staff.repo.ts';
import { staffService } from './staff.service.ts';

export function adminsFeature({ config, db, ...tools }: Tools, enrolDevice: EnrolDevice) {
  const admins = adminsService({
    ...tools,
    repo: adminsRepo(db),
    municipalities: municipalitiesRead(db),
    setupCode: config.setupCode,
  });
  const staff = staffService({ ...tools, repo: staffRepo(db) });
  return { routes: (on: On) => adminsRoutes(on, admins, staff, enrolDevice) };
}
