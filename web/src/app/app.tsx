import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { fromChunk } from '../lib/chunk.tsx';
import { NavigationProvider } from '../lib/navigation.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ActivityGate } from './activity-gate.tsx';
import { AlarmGate } from './alarm/alarm-gate.tsx';
import { ConfirmationGate } from './confirmation-gate.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LookGate } from './look-gate.tsx';
import { MailLinkGate } from './mail-link-gate.tsx';
import { NoticeGate } from './notice-gate.tsx';
import { OfflineGate } from './offline/offline-gate.tsx';
import { queryClient } from './query-client.ts';
import { StandGate } from './stand-gate.tsx';
import { UpdateGate } from './update-gate.tsx';
import { ViewSwitcher } from './view-switcher.tsx';

const ProjectInfo = fromChunk(
  async () => (await import('../features/project-info/screens/project-info.tsx')).ProjectInfo,
);
const Accessibility = fromChunk(
  async () => (await import('../features/accessibility/screens/accessibility.tsx')).Accessibility,
);
const NotFound = fromChunk(async () => (await import('./not-found.tsx')).NotFound);

/** The routes, and what all of them need. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationProvider>
        <div className="flex min-h-dvh flex-col">
          <ConnectionLine />
          <div className="flex flex-1 flex-col *:w-full">
            <ErrorBoundary>
              <Switch>
                <Route path="/" component={ViewSwitcher} />
                <Route path="/project-info" component={ProjectInfo} />
                <Route path="/accesibilidad" component={Accessibility} />
                <Route component={NotFound} />
              </Switch>
            </ErrorBoundary>
          </div>
        </div>
        <NoticeGate />
        <MailLinkGate />
        <AlarmGate />
        <ActivityGate />
        <LookGate />
        <StandGate />
        <ConfirmationGate />
        <OfflineGate />
        <UpdateGate />
        <Toaster />
      </NavigationProvider>
    </QueryClientProvider>
  );
}
