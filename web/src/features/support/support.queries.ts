import type { BodyIn } from '@encina/contract/endpoint';
import { ownSupport, supportLogin, supportLogout } from '@encina/contract/support';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { every } from '../../lib/polled.ts';
import { asking } from '../../lib/queries.ts';
import { forgetStored, writeStored } from '../../lib/storage.ts';
import { closeNoticesBut } from './standing-notices.ts';

export function useSupportLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof supportLogin>) => call(supportLogin, { body }),
    onSuccess: (session) => {
      writeStored('supportName', session.name);
      client.setQueryData(queryKey(ownSupport), session);
    },
  });
}

/** So soon a consent that was given or taken back is seen, in ms. */
const POLL_MS = 5_000;

/** Who looks after whom, as it is now: a consent may go at any time. */
export function useOwnSupport() {
  return useQuery({
    ...asking(ownSupport),
    ...every(POLL_MS),
  });
}

export function useSupportLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(supportLogout),
    onSettled: () => {
      void closeNoticesBut([]);
      forgetStored('supportName');
      client.clear();
    },
  });
}
