import * as contract from '@encina/contract/account';
import type { BodyIn } from '@encina/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api.ts';
import { asking, useChanging } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Whose account it is: one browser may hold both. */
export type AccountKind = 'staff' | 'support';

const ENDPOINTS = {
  staff: {
    sessions: contract.staffSessions,
    end: contract.endStaffSession,
    change: contract.changeStaffPassword,
  },
  support: {
    sessions: contract.supportSessions,
    end: contract.endSupportSession,
    change: contract.changeSupportPassword,
  },
} as const;

/** Where the account is logged in; asked again each time it is opened. */
export function useSessions(kind: AccountKind) {
  const { sessions } = ENDPOINTS[kind];
  return useQuery({ ...asking(sessions), staleTime: 0 });
}

export function useEndSession(kind: AccountKind) {
  const { sessions, end } = ENDPOINTS[kind];
  return useChanging((sessionId: string) => call(end, { params: { sessionId } }), sessions);
}

/** Saves what is kept of whoever of the staff is in. */
export function useOwnData() {
  return useMutation({
    mutationFn: async () => saveFile(await callFile(contract.exportStaffData), 'mis-datos.json'),
  });
}

/** Shows again who of the staff is in. */
export function useConfirm() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof contract.confirmStaff>) =>
      call(contract.confirmStaff, { body }),
  });
}

export function useChangePassword(kind: AccountKind) {
  const { sessions, change } = ENDPOINTS[kind];
  return useChanging((body: BodyIn<typeof change>) => call(change, { body }), sessions);
}
