import {
  addApp,
  addPasskey,
  ownFactorsState,
  removeApp,
  removePasskey,
  renewCodes,
  startApp,
  startPasskey,
} from '@encina/contract/factors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { makePasskey } from '../../lib/passkeys.ts';

/** What one shows besides one's password; asked again each time it is opened. */
export function useFactors() {
  return useQuery({
    queryKey: queryKey(ownFactorsState),
    queryFn: () => call(ownFactorsState),
    staleTime: 0,
  });
}

function useForgetFactors() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKey(ownFactorsState) });
}

/** Asks the server, has the browser make it, and brings it to the server. */
export function useAddPasskey() {
  const onSuccess = useForgetFactors();
  return useMutation({
    async mutationFn() {
      const { pending, options } = await call(startPasskey);
      const credential = await makePasskey(options);
      return call(addPasskey, { body: { pending, credential } });
    },
    onSuccess,
  });
}

/** The secret for the app, a new one each time that the task is opened. */
export function useNewApp() {
  return useQuery({
    queryKey: queryKey(startApp),
    queryFn: () => call(startApp),
    gcTime: 0,
    staleTime: 0,
  });
}

export function useAddApp() {
  const onSuccess = useForgetFactors();
  return useMutation({
    mutationFn: (body: { pending: string; code: string }) => call(addApp, { body }),
    onSuccess,
  });
}

export function useRenewCodes() {
  const onSuccess = useForgetFactors();
  return useMutation({ mutationFn: () => call(renewCodes), onSuccess });
}

/** @param passkeyId of which one; the app where there is none */
export function useRemoveFactor(passkeyId: string | undefined) {
  const onSuccess = useForgetFactors();
  return useMutation({
    mutationFn: () =>
      passkeyId === undefined ? call(removeApp) : call(removePasskey, { params: { passkeyId } }),
    onSuccess,
  });
}
