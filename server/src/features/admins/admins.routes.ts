import * as contract from '@encina/contract/admins';
import { secondStep } from '@encina/contract/factors';
import type { Actor, ActorOf } from '../../core/actor.ts';
import type { Call } from '../../core/call.ts';
import type { AddRoute } from '../../core/route.ts';
import type { AdminsService } from './admins.service.ts';
import type { OpenedSession } from './opening.ts';
import type { StaffService } from './staff.service.ts';

/** The token of the device's cookie; undefined where the device is enrolled already. */
export type EnrolDevice = (
  by: Pick<ActorOf<'admin'>, 'municipalityId' | 'adminId'>,
  actors: readonly Actor[],
  userAgent: string,
) => Promise<string | undefined>;

/** What both steps of a log-in know of where it happens. */
interface Entering extends Pick<Call<never>, 'cookies' | 'actors' | 'userAgent'> {
  readonly body: { readonly enrolsDevice: boolean };
}

/** Logging in as staff may enrol the device it happens on; the feature that does it is handed in. */
export function adminsRoutes(
  addRoute: AddRoute,
  admins: AdminsService,
  staff: StaffService,
  enrolDevice: EnrolDevice,
): void {
  addRoute(contract.createFirst, ({ body, ...from }) => admins.createFirst(body, from));
  async function comeIn(
    { municipalityId, ...session }: OpenedSession,
    { body, cookies, actors, userAgent }: Entering,
  ) {
    cookies.set('admin', session.token);
    const by = { municipalityId, adminId: session.id };
    const deviceToken = body.enrolsDevice && (await enrolDevice(by, actors, userAgent));
    if (deviceToken) {
      await admins.openedOn(session.token, deviceToken);
      cookies.set('device', deviceToken);
    }
    return session;
  }
  addRoute(contract.login, async (call) => {
    const entry = await admins.login(call.body, call);
    return 'pending' in entry ? entry : comeIn(entry, call);
  });
  addRoute(secondStep, async (call) => comeIn(await admins.finishLogin(call.body, call), call));
  addRoute(contract.staff, ({ actor }) => staff.list(actor));
  addRoute(contract.createMember, ({ actor, body }) => staff.create(actor, body));
  addRoute(contract.resetPassword, ({ actor, subject, body }) =>
    staff.resetPassword(actor, subject, body.password),
  );
  addRoute(contract.removeMember, ({ subject }) => staff.remove(subject));
  addRoute(contract.me, ({ actor }) => admins.me(actor));
  addRoute(contract.logout, async ({ actor, cookies }) => {
    await admins.logout(actor);
    cookies.leave('admin');
  });
}
