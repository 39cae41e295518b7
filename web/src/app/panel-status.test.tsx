import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PanelProblem, PanelVersion } from './panel-status.tsx';

const FULL = 'El disco del servidor está lleno. Avisa a quien lo lleva: no se guarda nada.';

function show(problem: string | null) {
  vi.stubGlobal('fetch', async () => Response.json({ version: '0.1.0 (3e4f8ab)', problem }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PanelProblem />
      <PanelVersion />
    </QueryClientProvider>,
  );
}

describe('the panel', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('says in words that the disk is full, and which version runs', async () => {
    show(FULL);
    expect((await screen.findByRole('alert')).textContent).toBe(FULL);
    expect(screen.getByText('Encina 0.1.0 (3e4f8ab)')).toBeTruthy();
  });

  it('says nothing of a server that is well', async () => {
    show(null);
    await screen.findByText('Encina 0.1.0 (3e4f8ab)');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
