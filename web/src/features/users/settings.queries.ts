import type { BodyIn } from '@encina/contract/endpoint';
import { get, saveSettings } from '@encina/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

export type Settings = BodyIn<typeof saveSettings>;

export function useSaveSettings(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Settings) => call(saveSettings, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(get) }),
  });
}
