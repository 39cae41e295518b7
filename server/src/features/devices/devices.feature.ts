import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { devicesRead } from './devices.read.ts';
import { devicesRepo } from './devices.repo.ts';
import { devicesRoutes, type WhoIs } from './devices.routes.ts';
import { devicesService } from './devices.service.ts';

export function devicesFeature({ config, db, ...deps }: Dependencies, whoIs: WhoIs) {
  const devices = devicesService({
    ...deps,
    repo: devicesRepo(db),
    tiedTo: devicesRead(db).tiedTo,
    publicUrl: config.publicUrl,
  });
  return {
    enrolByLogin: devices.enrolByLogin,
    routes: (addRoute: AddRoute) => devicesRoutes(addRoute, devices, whoIs),
  };
}
