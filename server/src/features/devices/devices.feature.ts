import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import { deviceCodesRepo } from './device-codes.repo.ts';
import { deviceCodesService } from './device-codes.service.ts';
import { devicesRead } from './devices.read.ts';
import { devicesRepo } from './devices.repo.ts';
import { devicesRoutes, type WhoIs } from './devices.routes.ts';
import { devicesService } from './devices.service.ts';
import { tiesRepo } from './ties.repo.ts';

export function devicesFeature({ config, db, ...deps }: Dependencies, whoIs: WhoIs) {
  const codes = deviceCodesService({
    ...deps,
    repo: deviceCodesRepo(db),
    publicUrl: config.publicUrl,
    isTown: municipalitiesRead(db).exists,
  });
  const devices = devicesService({
    ...deps,
    repo: devicesRepo(db),
    ties: tiesRepo(db),
    codes,
    tiedTo: devicesRead(db).tiedTo,
  });
  return {
    enrolByLogin: devices.enrolByLogin,
    routes: (addRoute: AddRoute) => devicesRoutes(addRoute, { devices, codes }, whoIs),
  };
}
