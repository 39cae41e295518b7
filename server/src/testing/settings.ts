import { SETTINGS } from '@encina/contract/settings';
import type { Town } from './town.ts';

type Cookies = Record<string, string>;

/** What the specification names, as it begins. */
export const DEFAULTS = {
  familyConsent: false,
  municipalConsent: false,
  voiceEnabled: true,
  darkMode: false,
};
/** What came later, as the map of settings has it: what the migrations made of it must be the same. */
export const LATER_DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS)
    .filter(([name]) => !(name in DEFAULTS))
    .map(([name, { initial }]) => [name, initial]),
);

/** How a person saves her settings and reads them. */
export function settingsOf(
  town: Town,
  { id, cookies: own = {} }: { id: string; cookies?: Cookies },
) {
  const url = `/api/users/${id}`;
  return {
    save: (said: object, cookies = own) =>
      town.ask({ method: 'PUT', url: `${url}/settings`, cookies, body: { ...DEFAULTS, ...said } }),
    read: async () => (await town.ask({ url, cookies: own })).json,
    history: () =>
      town.db
        .selectFrom('consent_changes')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
  };
}
