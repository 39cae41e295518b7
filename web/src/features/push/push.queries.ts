import type { BodyIn, ResponseBodyOf } from '@encina/contract/endpoint';
import {
  familyPush,
  ownPush,
  setFamilyMail,
  setStaffMail,
  staffMail as staffMailEndpoint,
  subscribe,
  subscribeFamily,
  unsubscribe,
  unsubscribeFamily,
} from '@encina/contract/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { subscribeHere, subscriptionHere } from '../../lib/push-browser.ts';
import { forgetStored, writeStored } from '../../lib/storage.ts';

type PushState = ResponseBodyOf<typeof ownPush>;

/** How one kind of receiver asks. */
export interface Receiver {
  /** A person's id; nothing of a relative, who has her own telephone in her hand. */
  readonly personId?: string;
  readonly key: readonly unknown[];
  readonly read: () => Promise<PushState>;
  readonly put: (body: BodyIn<typeof subscribe>) => Promise<unknown>;
  readonly remove: (subscriptionId: string) => Promise<unknown>;
}

export const person = (id: string): Receiver => ({
  personId: id,
  key: queryKey(ownPush, { params: { id } }),
  read: () => call(ownPush, { params: { id } }),
  put: (body) => call(subscribe, { params: { id }, body }),
  remove: (subscriptionId) => call(unsubscribe, { params: { id, subscriptionId } }),
});

export const family: Receiver = {
  key: queryKey(familyPush),
  read: () => call(familyPush),
  put: (body) => call(subscribeFamily, { body }),
  remove: (subscriptionId) => call(unsubscribeFamily, { params: { subscriptionId } }),
};

type MailState = ResponseBodyOf<typeof staffMailEndpoint>;

/** How somebody says whether letters come to her, too. */
export interface MailOf {
  readonly queryKey: readonly unknown[];
  readonly read: () => Promise<MailState>;
  readonly set: (isOn: boolean) => Promise<unknown>;
}

export const familyMail: MailOf = {
  queryKey: [...family.key, 'mail'],
  read: async () => (await call(familyPush)).mail,
  set: (isOn) => call(setFamilyMail, { body: { isOn } }),
};

export const staffMail: MailOf = {
  queryKey: queryKey(staffMailEndpoint),
  read: () => call(staffMailEndpoint),
  set: (isOn) => call(setStaffMail, { body: { isOn } }),
};

/** The subscription of this very browser, as the server knows it; null where it has none. */
async function ownAmong({ subscriptions }: PushState) {
  const here = await subscriptionHere();
  return subscriptions.find(({ endpoint }) => endpoint === here?.endpoint) ?? null;
}

/** The server's key, and whether this browser is reached. */
export function useNoticesHere(receiver: Receiver) {
  return useQuery({
    queryKey: receiver.key,
    queryFn: async () => {
      const state = await receiver.read();
      return { publicKey: state.publicKey, here: await ownAmong(state) };
    },
    staleTime: 0,
  });
}

/** Whether this browser is to be reached from now on. */
export function useSetNoticesHere(receiver: Receiver) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      const state = await receiver.read();
      if (isWanted) await subscribeWith(receiver, state.publicKey);
      remember(receiver, isWanted);
      if (isWanted) return;
      const own = await ownAmong(state);
      if (own) await receiver.remove(own.id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: receiver.key }),
  });
}

/** Says again where this browser is reached: its maker may have moved it, or the server has another key. */
export async function subscribeAgain(receiver: Receiver): Promise<void> {
  await subscribeWith(receiver, (await receiver.read()).publicKey);
}

async function subscribeWith(receiver: Receiver, publicKey: string): Promise<void> {
  const { endpoint = '', keys } = await subscribeHere(publicKey);
  await receiver.put({ endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } });
}

function remember({ personId }: Receiver, isWanted: boolean): void {
  if (personId === undefined) return;
  if (isWanted) writeStored(`push:${personId}`, 'on');
  else forgetStored(`push:${personId}`);
}
