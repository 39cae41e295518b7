import * as contract from '@encina/contract/account';
import type { AddRoute } from '../../core/route.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(addRoute: AddRoute, account: AccountService): void {
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
