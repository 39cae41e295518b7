import * as contract from '@encina/contract/devices';
import type { Actor, ActorOf } from '../../core/actor.ts';
import type { AddRoute } from '../../core/route.ts';
import type { DeviceCodesService } from './device-codes.service.ts';
import type { DevicesService } from './devices.service.ts';

/** Who is behind a session, for the start screen's "go on as". */
export interface WhoIs {
  readonly user: (actor: ActorOf<'user'>) => Promise<PersonHere | null>;
  /** The name of an administrator. */
  readonly admin: (id: string) => Promise<string | undefined>;
}

interface Services {
  readonly devices: DevicesService;
  readonly codes: DeviceCodesService;
}

export function devicesRoutes(
  addRoute: AddRoute,
  { devices, codes }: Services,
  whoIs: WhoIs,
): void {
  addRoute(contract.list, ({ actor, actors }) =>
    devices.list(actor, find(actors, 'device')?.deviceId),
  );
  addRoute(contract.createCode, ({ actor, body }) => codes.create(actor, body?.name ?? null));
  addRoute(contract.revoke, ({ subject }) => devices.revoke(subject));
  addRoute(contract.rename, ({ subject, body }) => devices.rename(subject, body.name));
  addRoute(contract.tie, ({ subject, body }) => devices.tie(subject, body.userIds));
  addRoute(contract.enrol, async ({ body, cookies, ...from }) => {
    cookies.set('device', await devices.enrolByCode(body, from));
    return undefined;
  });
  addRoute(contract.session, async ({ actors }) => {
    const device = find(actors, 'device');
    const user = find(actors, 'user');
    const admin = find(actors, 'admin');
    return {
      device: device ? await devices.here(device) : null,
      user: user ? await whoIs.user(user) : null,
      admin: admin ? await administrator(admin, whoIs) : null,
    };
  });
}

async function administrator({ adminId: id, municipalityId }: ActorOf<'admin'>, whoIs: WhoIs) {
  const name = await whoIs.admin(id);
  return name === undefined ? null : { id, name, municipalityId };
}

interface PersonHere {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
  readonly municipalityId: string;
}

function find<Kind extends Actor['kind']>(
  actors: readonly Actor[],
  kind: Kind,
): ActorOf<Kind> | undefined {
  return actors.find((actor): actor is ActorOf<Kind> => actor.kind === kind);
}
