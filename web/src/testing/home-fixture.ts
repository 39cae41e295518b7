import type { HomeParts } from '@encina/contract/home';
import { NO_ACTIVITY } from '../features/activity/no-activity.ts';

/** The first screen of somebody who has just come: nothing is there yet. */
export const emptyHome = (parts: Partial<HomeParts> = {}) => ({
  user: { id: 'ana', name: 'Ana', photo: null, moodAsked: false, pinIsFromStaff: false },
  agenda: [],
  reminders: { completed: 0, pending: 0, skipped: 0 },
  reminderFiles: { files: [], removedVoices: [] },
  messages: [],
  proposals: [],
  taken: [],
  scores: [],
  media: { totalFiles: 0, favorites: 0 },
  chat: { at: null },
  week: NO_ACTIVITY,
  moods: [],
  terms: { current: '2026-11', accepted: { version: '2026-11' } },
  ...parts,
});
