import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { devicesRepo } from './devices.repo.ts';
import { devicesRoutes, type WhoIs } from './devices.routes.ts';
import { devicesService } from './devices.service.ts';

export function devicesFeature({ config, db, ...tools }: Tools, whoIs: WhoIs) {
  const devices = devicesService({
    ...tools,
    repo: devicesRepo(db),
    publicUrl: config.publicUrl,
  });
  return {
    enrolByLogin: devices.enrolByLogin,
    routes: (on: On) => devicesRoutes(on, devices, whoIs),
  };
}
