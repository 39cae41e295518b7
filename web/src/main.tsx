import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { takeInvitation } from './lib/invitation.ts';
import { startTheme } from './lib/theme.ts';
import { lacksSomething } from './replacements/lacks.ts';

function start(): void {
  startTheme();
  takeInvitation();

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

  // The first date of a page reads the language's data, 18 ms here and four times that on a tablet: while nobody waits.
  window.requestIdleCallback?.(() => new Intl.DateTimeFormat('es-ES'));
}

if (lacksSomething()) {
  // Where they cannot be fetched, much still works without them.
  void import('./replacements/replacements.ts').catch(() => undefined).then(start);
} else {
  start();
}
