import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import { adminsRepo } from './admins.repo.ts';
import { adminsRoutes, type EnrolDevice } from './admins.routes.ts';
import { adminsService } from './admins.service.ts';
import { staffRepo } from './staff.repo.ts';
import { staffService } from './staff.service.ts';

export function adminsFeature({ config, db, ...deps }: Dependencies, enrolDevice: EnrolDevice) {
  const admins = adminsService({
    ...deps,
    repo: adminsRepo(db),
    municipalities: municipalitiesRead(db),
    setupCode: config.setupCode,
  });
  const staff = staffService({ ...deps, repo: staffRepo(db) });
  return { routes: (addRoute: AddRoute) => adminsRoutes(addRoute, admins, staff, enrolDevice) };
}
