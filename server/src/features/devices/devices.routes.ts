import * as contract from '@encina/contract/devices';
import type { Actor, ActorOf } from '../../core/actor.ts';
import type { On } from '../../core/route.ts';
import type { DevicesService } from './devices.service.ts';

/** The person behind a session, for the start screen's "go on as". */
export type WhoIs = (actor: ActorOf<'user'>) => Promise<PersonHere | null>;

export function devicesRoutes(on: On, devices: DevicesService, whoIs: WhoIs): void {
  on(contract.list, ({ actor }) => devices.list(actor));
  on(contract.createCode, ({ actor }) => devices.createCode(actor));
  on(contract.revoke, ({ subject }) => devices.revoke(subject));
  on(contract.enrol, async ({ body, cookies, ...from }) => {
    cookies.set('device', await devices.enrolByCode(body, from));
    return undefined;
  });
  on(contract.session, async ({ actors }) => {
    const device = find(actors, 'device');
    const user = find(actors, 'user');
    return {
      device: device ? { municipalityId: device.municipalityId } : null,
      user: user ? await whoIs(user) : null,
    };
  });
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
