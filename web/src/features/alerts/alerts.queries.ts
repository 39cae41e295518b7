import {
  type Alert,
  type AlertSettings,
  type AlertSettingsInput,
  ownAlerts,
  readSettings,
  saveSettings,
  take,
  takeBack,
  takeForTown,
  townAlerts,
} from '@encina/contract/alerts';
import { accessLog } from '@encina/contract/data';
import { persons } from '@encina/contract/support';
import { consents } from '@encina/contract/users-settings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { every } from '../../lib/polled.ts';
import { asking, useChanging, useInvalidate } from '../../lib/queries.ts';

/** So often somebody's panel asks whether anybody has not answered, in ms. */
const FAMILY_EVERY = 15_000;
const TOWN_EVERY = 60_000;

const about = (id: string) => ({ params: { id } });

/** Who she has told, as she sees it herself. */
export function useAlertSettings(userId: string) {
  return useQuery({
    queryKey: [...queryKey(readSettings, about(userId)), 'own'],
    queryFn: async () => (await call(readSettings, about(userId))) as AlertSettings,
  });
}

/** Whether she has anybody told, as staff see it. */
export function useAlertsSeen(userId: string) {
  return useQuery({
    queryKey: [...queryKey(readSettings, about(userId)), 'staff'],
    queryFn: () => call(readSettings, about(userId), { asStaff: true }),
  });
}

/** Who could be told. */
export function useAlertCandidates(userId: string) {
  return useQuery({
    queryKey: [...queryKey(persons, about(userId)), 'alerts'],
    queryFn: () => call(persons, about(userId)),
  });
}

export function useSaveAlertSettings(userId: string) {
  return useChanging(
    (body: AlertSettingsInput) => call(saveSettings, { ...about(userId), body }),
    readSettings,
    consents,
  );
}

export function useTakeBack(userId: string) {
  return useChanging(() => call(takeBack, about(userId)), readSettings, consents, accessLog);
}

/** What a relative or carer was told. */
export function useOwnAlerts() {
  return useQuery({
    ...asking(ownAlerts),
    ...every(FAMILY_EVERY),
  });
}

export function useTake() {
  return useMutation({
    mutationFn: ({ id }: Alert) => call(take, about(id)),
    onSettled: useInvalidate(ownAlerts),
  });
}

/** What reached the town hall. */
export function useTownAlerts() {
  return useQuery({
    ...asking(townAlerts),
    ...every(TOWN_EVERY),
  });
}

export function useTakeForTown() {
  return useMutation({
    mutationFn: ({ id: alertId, userId: id }: Alert) =>
      call(takeForTown, { params: { id, alertId } }),
    onSettled: useInvalidate(townAlerts),
  });
}
