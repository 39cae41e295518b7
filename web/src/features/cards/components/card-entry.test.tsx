import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedMunicipalityId } from '../../../lib/storage.ts';
import { eventually } from '../../../testing/eventually.ts';
import { CardEntry } from './card-entry.tsx';

const CARD = { userId: 'maria', secret: 'a-secret-of-many-letters' };
const MARIA = { id: 'maria', name: 'María Gómez', photo: null, municipalityId: 'valle' };

afterEach(() => vi.unstubAllGlobals());

function enter(answer: () => Response) {
  const onEntered = vi.fn();
  vi.stubGlobal('fetch', async () => answer());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CardEntry card={CARD} onEntered={onEntered} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  return onEntered;
}

it('a card that is hers opens, in the town that it is of', async () => {
  const onEntered = enter(() => Response.json({ user: MARIA }));
  await eventually(() => expect(onEntered).toHaveBeenCalledWith(MARIA));
  expect(storedMunicipalityId()).toBe('valle');
});

describe('a card that opens nothing says why', () => {
  const refused = (status: number, code: string) => () =>
    Response.json({ error: 'Del servidor.', code }, { status });

  it.each([
    ['it was revoked', () => Response.json({ user: null }), 'Esta tarjeta ya no sirve.'],
    ['the device is nobody’s', refused(401, 'unauthenticated'), 'todavía no está dado de alta.'],
    ['the tablet is another’s', refused(404, 'user_not_found'), 'no sirve en esta tableta.'],
    ['it was tried too often', refused(429, 'too_many_attempts'), 'Del servidor.'],
  ])('%s', async (_, answer, sentence) => {
    const onEntered = enter(answer);
    expect((await screen.findByText(new RegExp(sentence))).textContent).toContain(sentence);
    expect(onEntered).not.toHaveBeenCalled();
  });
});
