import type { BodyIn } from '@encina/contract/endpoint';
import { ofEachSetting, type Settings } from '@encina/contract/settings';
import { get, type OwnUser } from '@encina/contract/users';
import { changePin } from '@encina/contract/users-entry';
import { saveSettings } from '@encina/contract/users-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { writeStored } from '../../lib/storage.ts';

/** What a person can set of herself: whom she shares with, and every setting. */
export type OwnSettings = Settings & Pick<OwnUser, 'familyConsent' | 'municipalConsent'>;

/** The same of a person, as it is now. */
export const ownSettings = (user: OwnUser): OwnSettings => ({
  ...(ofEachSetting((_, name) => user[name]) as Settings),
  familyConsent: user.familyConsent,
  municipalConsent: user.municipalConsent,
});
/** What is a switch. */
export type OwnSwitch = {
  [Name in keyof OwnSettings]: OwnSettings[Name] extends boolean ? Name : never;
}[keyof OwnSettings];

/** Saves what she has changed over what the server knows by then: what changed elsewhere meanwhile stays. */
export function useSaveSettings(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changed: Partial<OwnSettings>) => {
      const now = (await call(get, { params: { id } })) as OwnUser;
      return call(saveSettings, { params: { id }, body: { ...ownSettings(now), ...changed } });
    },
    onSuccess: (_, { unhurried }) => {
      // What she says here is what the games begin with, whatever she chose in a round before.
      if (unhurried !== undefined) writeStored(`pace:${id}`, unhurried ? 'unhurried' : 'timed');
      return client.invalidateQueries({ queryKey: queryKey(get) });
    },
  });
}

export function useChangePin(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof changePin>) => call(changePin, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(get) }),
  });
}
