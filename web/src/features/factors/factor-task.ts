import type { Passkey } from '@encina/contract/factors';

/** What somebody is doing about her second factors, each in a dialog of its own. */
export type FactorTask =
  | { readonly kind: 'app' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'renew' }
  /** The app, where no passkey is named. */
  | { readonly kind: 'remove'; readonly passkey: Passkey | undefined };
