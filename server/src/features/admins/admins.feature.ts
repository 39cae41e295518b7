import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { factorsRead } from '../factors/factors.read.ts';
import { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import { adminsRead } from './admins.read.ts';
import { adminsRepo } from './admins.repo.ts';
import { adminsRoutes, type EnrolDevice } from './admins.routes.ts';
import { adminsService, type SecondStep } from './admins.service.ts';
import { staffRepo, type WithAdmin } from './staff.repo.ts';
import { staffService } from './staff.service.ts';

interface Neighbours {
  readonly enrolDevice: EnrolDevice;
  readonly factors: SecondStep;
  readonly withAdmin: WithAdmin;
}

export function adminsFeature(
  { config, db, ...deps }: Dependencies,
  { enrolDevice, factors, withAdmin }: Neighbours,
) {
  const admins = adminsService({
    ...deps,
    factors,
    repo: adminsRepo(db),
    account: adminsRead(db).account,
    municipalities: municipalitiesRead(db),
    setupCode: config.setupCode,
  });
  const staff = staffService({
    ...deps,
    withAdmin,
    repo: staffRepo(db),
    factorHolders: factorsRead(db).holders,
  });
  return { routes: (addRoute: AddRoute) => adminsRoutes(addRoute, admins, staff, enrolDevice) };
}
