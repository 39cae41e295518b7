import type { HomeParts } from '@encina/contract/home';

/** The first screen of somebody who has just come: nothing is there yet. */
export const emptyHome = (parts: Partial<HomeParts> = {}) => ({
  user: { id: 'ana', name: 'Ana', photo: null, moodAsked: false, pinIsFromStaff: false },
  agenda: [],
  reminders: { completed: 0, pending: 0, skipped: 0 },
  messages: [],
  scores: [],
  media: { totalFiles: 0, favorites: 0 },
  chat: { at: null },
  week: {
    totalMinutes: 0,
    activeDays: 0,
    remindersViewed: 0,
    gamesPlayed: 0,
    chatMessages: 0,
    dailyActivity: [],
  },
  moods: [],
  terms: { current: '2026-11', accepted: { version: '2026-11' } },
  ...parts,
});
