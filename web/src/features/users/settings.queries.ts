import type { BodyIn } from '@encina/contract/endpoint';
import { changePin, get, type OwnUser, saveSettings } from '@encina/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

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
}: OwnUser): Settings => ({
  familyConsent,
  municipalConsent,
  voiceEnabled,
  darkMode,
  textSize,
  unhurried,
  soundEnabled,
});

export function useSaveSettings(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Settings) => call(saveSettings, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(get) }),
  });
}

export function useChangePin(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof changePin>) => call(changePin, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(get) }),
  });
}
