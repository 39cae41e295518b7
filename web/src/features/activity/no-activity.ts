import type { Metrics } from '@encina/contract/activity';

/** Of whom nothing is known yet. */
export const NO_ACTIVITY: Metrics = {
  totalMinutes: 0,
  activeDays: 0,
  remindersViewed: 0,
  gamesPlayed: 0,
  chatMessages: 0,
  dailyActivity: [],
};
