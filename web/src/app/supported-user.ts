import type { SupportSession } from '@encina/contract/support';

/** Somebody whom a support person looks after. */
export type SupportedUser = SupportSession['users'][number];
