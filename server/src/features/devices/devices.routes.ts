import * as contract from '@encina/contract/devices';
import type { Actor, ActorOf } from '../../core/actor.ts';
import type { AddRoute } from '../../core/route.ts';
import type { DeviceCodesService } from './device-codes.service.ts';
import type { DevicesService } from './devices.service.ts';

type NameOf = (id: string) => Promise<string | undefined>;

/** Who is behind a session, for the start screen's "go on as". */
export interface WhoIs {
  readonly user: (actor: ActorOf<'user'>) => Promise<PersonHere | null>;
  /** The name of a relative or carer, and of an administrator. */
  readonly support: NameOf;
  readonly admin: NameOf;
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
    const support = find(actors, 'support');
    const admin = find(actors, 'admin');
    return {
      device: device ? await devices.here(device) : null,
      user: user ? await whoIs.user(user) : null,
      support: support ? await named(support.supportPersonId, support, whoIs.support) : null,
      admin: admin ? await named(admin.adminId, admin, whoIs.admin) : null,
    };
  });
}

async function named(id: string, { municipalityId }: ActorOf<'support' | 'admin'>, nameOf: NameOf) {
  const name = await nameOf(id);
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
