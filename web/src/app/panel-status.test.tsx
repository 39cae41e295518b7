import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelFoot, PanelProblem } from './panel-status.tsx';

const FULL = 'El disco del servidor está lleno. Avisa a quien lo lleva: no se guarda nada.';
const VERSION = 'Encina 0.1.0 (3e4f8ab)';
const COPIED = { at: '2026-11-20T02:12:00.000Z', isLate: false };

function show({ problem = null as string | null, copy = COPIED as object } = {}) {
  const status = { version: '0.1.0 (3e4f8ab)', problem, copy };
  vi.stubGlobal('fetch', async (url: string | Request) =>
    Response.json(String(url instanceof Request ? url.url : url).includes('status') ? status : []),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PanelProblem />
      <PanelFoot />
    </QueryClientProvider>,
  );
}

describe('the panel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:05:00Z') });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says in words that the disk is full, and which version runs', async () => {
    show({ problem: FULL });
    expect((await screen.findByRole('alert')).textContent).toBe(FULL);
    expect(screen.getByText(VERSION)).toBeTruthy();
  });

  it('says nothing of a server that is well, but when its last copy was', async () => {
    show();
    expect(await screen.findByText('Última copia: hoy, a las 3:12')).toBeTruthy();
    expect(screen.getByText(VERSION)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('turns red where the last copy is too old', async () => {
    show({ copy: { at: '2026-11-16T02:12:00.000Z', isLate: true } });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Última copia: hace 4 días. Avisa a quien lleva el servidor.',
    );
  });

  it('turns red where there has never been a copy', async () => {
    show({ copy: { at: null, isLate: true } });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Última copia: ninguna todavía. Avisa a quien lleva el servidor.',
    );
  });

  it('says calmly of a new town that there is no copy yet', async () => {
    show({ copy: { at: null, isLate: false } });
    expect(await screen.findByText('Última copia: ninguna todavía')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
