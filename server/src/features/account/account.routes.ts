import * as contract from '@encina/contract/account';
import type { ActorOf } from '../../core/actor.ts';
import type { AddRoute } from '../../core/route.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(
  addRoute: AddRoute,
  account: AccountService,
  ownData: (actor: ActorOf<'admin'>) => Promise<Uint8Array>,
): void {
  addRoute(contract.exportStaffData, async ({ actor, header }) => {
    header('content-disposition', 'attachment; filename="mis-datos.json"');
    return { bytes: await ownData(actor), type: 'application/json; charset=utf-8' };
  });
  for (const change of [contract.changeStaffPassword, contract.changeSupportPassword]) {
    addRoute(change, ({ actor, body }) => account.changePassword(actor, body));
  }
  addRoute(contract.confirmStaff, ({ actor, body }) =>
    account.confirm(actor, body.currentPassword),
  );
  for (const sessions of [contract.staffSessions, contract.supportSessions]) {
    addRoute(sessions, ({ actor }) => account.sessions(actor));
  }
  for (const end of [contract.endStaffSession, contract.endSupportSession]) {
    addRoute(end, ({ actor, params }) => account.endSession(actor, params.sessionId));
  }
}
