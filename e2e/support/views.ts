import { activityViews } from './views/activity.ts';
import { alertsViews } from './views/alerts.ts';
import { chatViews } from './views/chat.ts';
import { entryViews } from './views/entry.ts';
import { failingViews } from './views/failures.ts';
import { gamesViews } from './views/games.ts';
import { mediaViews } from './views/media.ts';
import { panelViews } from './views/panel.ts';
import { peopleViews } from './views/people.ts';
import { proposalsViews } from './views/proposals.ts';
import { remindersViews } from './views/reminders.ts';
import { supportViews } from './views/support.ts';
import { tabletViews } from './views/tablet.ts';
import { townhallViews } from './views/townhall.ts';
import type { View } from './views/view.ts';
import { writingViews } from './views/writing.ts';

/** Every view and every dialog. What is added here is checked and photographed. */
export const views: readonly View[] = [
  ...entryViews,
  ...panelViews,
  ...peopleViews,
  ...remindersViews,
  ...proposalsViews,
  ...supportViews,
  ...writingViews,
  ...alertsViews,
  ...chatViews,
  ...failingViews,
  ...gamesViews,
  ...mediaViews,
  ...activityViews,
  ...tabletViews,
  ...townhallViews,
];
