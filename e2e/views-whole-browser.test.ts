import { checkViews, test } from './support/check-views.ts';
import { chromium } from './support/chromium.ts';
import { views } from './support/views.ts';

test.use({ launchOptions: chromium() });

checkViews(views.filter(({ needsWholeBrowser }) => needsWholeBrowser));
