import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { keep } from '../../lib/offline/box.ts';
import { forgetWaiting } from '../../lib/offline/outbox.ts';
import type { Waiting } from '../../lib/offline/waiting.ts';
import { showView } from '../../testing/show-view.tsx';
import { Unsent } from './unsent.tsx';

const SET_ASIDE: Waiting = {
  key: 'k',
  userId: 'ana',
  method: 'POST',
  path: '/api/users/:id/support-messages',
  params: { id: 'ana' },
  tellsWhen: false,
  at: 1,
  what: 'tu mensaje para Lucía',
  problem: 'El servidor no ha podido con ello.',
  isBegun: true,
};
const back = { method: 'DELETE', path: '/api/x/:id', params: { id: 'ana' } } as const;

afterEach(forgetWaiting);

it.each([
  ['was refused', {}, 'Tu mensaje para Lucía no se enviará nunca.'],
  [
    'may have arrived',
    { tries: 5 },
    'Tu mensaje para Lucía no se enviará otra vez. Puede que ya haya llegado.',
  ],
  [
    'may have arrived and can be taken back',
    { tries: 5, back },
    'Tu mensaje para Lucía no se enviará. Si ya había llegado, lo quitamos.',
  ],
])('whoever discards what %s reads what becomes of it', async (_what, known, words) => {
  await keep({ ...SET_ASIDE, ...known });
  showView(<Unsent />);
  fireEvent.click(screen.getByRole('button', { name: /^Descartar/ }));
  await screen.findByText(words);
});
