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
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';

/** What one shows besides one's password; asked again each time it is opened. */
export function useFactors() {
  return useQuery({ ...asking(ownFactorsState), staleTime: 0 });
}

/** Asks the server, has the browser make it, and brings it to the server. */
export function useAddPasskey() {
  return useMutation({
    async mutationFn() {
      const { pending, options } = await call(startPasskey);
      const credential = await makePasskey(options);
      return call(addPasskey, { body: { pending, credential } });
    },
    onSuccess: useInvalidate(ownFactorsState),
  });
}

/** The secret for the app, a new one each time that the task is opened. */
export function useNewApp() {
  return useQuery({
    ...asking(startApp),
    gcTime: 0,
    staleTime: 0,
  });
}

export function useAddApp() {
  return useChanging(
    (body: { pending: string; code: string }) => call(addApp, { body }),
    ownFactorsState,
  );
}

export function useRenewCodes() {
  return useChanging(() => call(renewCodes), ownFactorsState);
}

/** @param passkeyId of which one; the app where there is none */
export function useRemoveFactor(passkeyId: string | undefined) {
  return useChanging(
    () =>
      passkeyId === undefined ? call(removeApp) : call(removePasskey, { params: { passkeyId } }),
    ownFactorsState,
  );
}
