import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NavigationProvider } from '../lib/navigation.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ActivityGate } from './activity-gate.tsx';
import { AlarmGate } from './alarm/alarm-gate.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from './query-client.ts';
import { ViewSwitcher } from './view-switcher.tsx';

const ProjectInfo = lazy(() =>
  import('../features/project-info/screens/project-info.tsx').then((module) => ({
    default: module.ProjectInfo,
  })),
);
const Accessibility = lazy(() =>
  import('../features/accessibility/screens/accessibility.tsx').then((module) => ({
    default: module.Accessibility,
  })),
);
const NotFound = lazy(() =>
  import('./not-found.tsx').then((module) => ({ default: module.NotFound })),
);

/** The routes, and what all of them need. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationProvider>
        <div className="flex min-h-dvh flex-col">
          <ConnectionLine />
          <div className="flex flex-1 flex-col *:w-full">
            <ErrorBoundary>
              <Suspense>
                <Switch>
                  <Route path="/" component={ViewSwitcher} />
                  <Route path="/project-info" component={ProjectInfo} />
                  <Route path="/accesibilidad" component={Accessibility} />
                  <Route component={NotFound} />
                </Switch>
              </Suspense>
            </ErrorBoundary>
          </div>
        </div>
        <AlarmGate />
        <ActivityGate />
        <Toaster />
      </NavigationProvider>
    </QueryClientProvider>
  );
}
