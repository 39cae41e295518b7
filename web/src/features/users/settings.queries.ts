import type { BodyIn } from '@encina/contract/endpoint';
import { changePin, get, type OwnUser, saveSettings } from '@encina/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { writeStored } from '../../lib/storage.ts';

export type Settings = BodyIn<typeof saveSettings>;

/** Of a person, what she can set. */
export const settingsOf = ({
  familyConsent,
  municipalConsent,
  voiceEnabled,
  darkMode,
  textSize,
  unhurried,
  soundEnabled,
  moodAsked,
}: OwnUser): Settings => ({
  familyConsent,
  municipalConsent,
  voiceEnabled,
  darkMode,
  textSize,
  unhurried,
  soundEnabled,
  moodAsked,
});

export function useSaveSettings(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Settings) => call(saveSettings, { params: { id }, body }),
    onSuccess: (_, { unhurried }) => {
      // What she says here is what the games begin with, whatever she chose in a round before.
      writeStored(`pace:${id}`, unhurried ? 'unhurried' : 'timed');
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
