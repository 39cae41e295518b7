import { activityViews } from './views/activity.ts';
import { chatViews } from './views/chat.ts';
import { entryViews } from './views/entry.ts';
import { failingViews } from './views/failures.ts';
import { gamesViews } from './views/games.ts';
import { mediaViews } from './views/media.ts';
import { panelViews } from './views/panel.ts';
import { peopleViews } from './views/people.ts';
import { remindersViews } from './views/reminders.ts';
import { supportViews } from './views/support.ts';
import { townhallViews } from './views/townhall.ts';
import type { View } from './views/view.ts';

/** Every view and every dialog. What is added here is checked and photographed. */
export const views: readonly View[] = [
  ...entryViews,
  ...panelViews,
  ...peopleViews,
  ...remindersViews,
  ...supportViews,
  ...chatViews,
  ...failingViews,
  ...gamesViews,
  ...mediaViews,
  ...activityViews,
  ...townhallViews,
];
