/**
 * Every kind of caller. `self` and all others are measured against one person of the home town, whom `linked`
 * and `no-consent` look after; `no-consent` meets her with the family consent switched off.
 * `expired` and `revoked` bring a token of every kind; `deactivated` is the person herself, switched off.
 */
export const ACTORS = [
  'stranger',
  'device',
  'self',
  'neighbour',
  'outsider',
  'linked',
  'no-consent',
  'unlinked',
  'support-elsewhere',
  'admin',
  'admin-elsewhere',
  'expired',
  'revoked',
  'deactivated',
] as const;
export type ActorName = (typeof ACTORS)[number];
