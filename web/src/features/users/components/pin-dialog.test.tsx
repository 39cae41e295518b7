import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../../lib/storage.ts';
import { showView } from '../../../testing/show-view.tsx';
import { PinDialog } from './pin-dialog.tsx';

const MARIA = { id: 'maria', name: 'María Gómez', photo: null, isActive: true, hasPin: true };
const WAIT = 'Demasiados intentos. Espera 1 minuto o pide ayuda.';

afterEach(() => vi.unstubAllGlobals());

it('who has tried too often finds the telephone of the town hall beside the sentence', async () => {
  writeStored('municipalityId', 'valle');
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/municipalities'
      ? Response.json([{ id: 'valle', phone: '924 11 22 33' }])
      : Response.json({ error: WAIT, code: 'too_many_attempts' }, { status: 429 }),
  );
  showView(<PinDialog user={MARIA} onClose={vi.fn()} onEntered={vi.fn()} />);
  await screen.findByText('Escribe tu PIN de cuatro números');
  for (const digit of ['9', '8', '7', '6']) {
    fireEvent.click(screen.getByRole('button', { name: digit }));
  }
  const sentence = await screen.findByText(WAIT);
  const phone = await screen.findByRole('link', { name: '924 11 22 33' });
  expect(phone.getAttribute('href')).toBe('tel:924112233');
  expect(sentence.parentElement?.nextElementSibling?.contains(phone)).toBe(true);
});
