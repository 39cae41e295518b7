import { checkViews } from './support/check-views.ts';
import { views } from './support/views.ts';

checkViews(views.filter(({ needsWholeBrowser }) => !needsWholeBrowser));
