import type { SupportedUser } from '../app/supported-user.ts';

/** Somebody of whom her support person knows no news, and who shares with her family. */
export const supportedUser = (given: Partial<SupportedUser> = {}): SupportedUser => ({
  id: 'ana',
  name: 'Ana Gil',
  photo: null,
  familyConsent: true,
  call: null,
  paused: null,
  news: { replies: 0, liked: 0, received: 0 },
  ...given,
});
