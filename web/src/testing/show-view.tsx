import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigationProvider } from '../lib/navigation.tsx';
import { createViewHistory } from '../lib/view-history.ts';
import type { ViewLocation } from '../lib/views.ts';
import { memoryBrowser } from './memory-browser.ts';

const START: ViewLocation = { view: 'landing', params: {} };

/** Draws it as the app does, which asks once and knows where it is; the browser holds what comes before. */
export function showView(
  view: ReactNode,
  location: ViewLocation = START,
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const { browser, history } = aHistory(location);
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider history={history}>{view}</NavigationProvider>
    </QueryClientProvider>,
  );
  return { browser, client, history };
}

/** Where the app is, in a browser of its own. */
export function aHistory(location: ViewLocation = START) {
  const browser = memoryBrowser();
  const history = createViewHistory(browser, () => location);
  history.adopt();
  return { browser, history };
}
