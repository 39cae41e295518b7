import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { takeAccessLink } from './lib/access-link.ts';
import { takeCard } from './lib/card-link.ts';
import { takeInvitation } from './lib/invitation.ts';
import { takeMailLink } from './lib/mail-link.ts';
import { takeNotice } from './lib/notice-link.ts';
import { forgetFromServer } from './lib/reload.ts';
import { startTheme } from './lib/theme.ts';
import { lacksSomething } from './replacements/lacks.ts';

function start(root: HTMLElement): void {
  startTheme();
  forgetFromServer();
  takeInvitation();
  takeCard();
  takeAccessLink();
  takeNotice();
  takeMailLink();

  // Made bit by bit: a slow tablet hears the tap of whoever is quicker.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });

  // The first date of a page reads the language's data, 18 ms here and four times that on a tablet: while nobody waits.
  window.requestIdleCallback?.(() => new Intl.DateTimeFormat('es-ES'));
}

/** `old-browser.js` has taken it away where the app would not run. */
const root = document.getElementById('root');
if (root && lacksSomething()) {
  // Where they cannot be fetched, much still works without them.
  void import('./replacements/replacements.ts').catch(() => undefined).then(() => start(root));
} else if (root) {
  start(root);
}
