import * as contract from '@encina/contract/account';
import type { BodyIn } from '@encina/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, queryKey } from '../../lib/api.ts';
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
  return useQuery({ queryKey: queryKey(sessions), queryFn: () => call(sessions), staleTime: 0 });
}

export function useEndSession(kind: AccountKind) {
  const client = useQueryClient();
  const { sessions, end } = ENDPOINTS[kind];
  return useMutation({
    mutationFn: (sessionId: string) => call(end, { params: { sessionId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(sessions) }),
  });
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
  const client = useQueryClient();
  const { sessions, change } = ENDPOINTS[kind];
  return useMutation({
    mutationFn: (body: BodyIn<typeof change>) => call(change, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(sessions) }),
  });
}
