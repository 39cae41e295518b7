import * as contract from '@encina/contract/admins';
import type { On } from '../../core/route.ts';
import type { DevicesService } from '../devices/devices.service.ts';
import type { AdminsService } from './admins.service.ts';

/** Logging in as staff enrols the device it happens on; the feature that does it is handed in. */
export function adminsRoutes(
  on: On,
  admins: AdminsService,
  enrolDevice: DevicesService['enrolByLogin'],
): void {
  on(contract.createFirst, ({ body, ...from }) => admins.createFirst(body, from));
  on(contract.login, async ({ body, cookies, userAgent, ...from }) => {
    const session = await admins.login(body, from);
    const deviceToken = await enrolDevice(body.municipalityId, from.actors, userAgent);
    if (deviceToken) cookies.set('device', deviceToken);
    return session;
  });
  on(contract.me, ({ actor }) => admins.me(actor));
  on(contract.logout, ({ actor }) => admins.logout(actor));
}
