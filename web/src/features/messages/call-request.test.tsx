import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallRequest } from './components/call-request.tsx';
import { sinceWords } from './message-words.ts';

const NOW = new Date('2026-11-20T16:10:00.000Z');

afterEach(() => vi.unstubAllGlobals());

describe('«Llámame» in the panel', () => {
  it('offers her number, and tells the server when it has been done', async () => {
    const ask = vi.fn(async (_: string, init?: RequestInit) =>
      init?.method === 'POST'
        ? new Response(null, { status: 204 })
        : new Response('[]', { status: 200 }),
    );
    vi.stubGlobal('fetch', ask);
    const call = { askedAt: new Date().toISOString(), phone: '600 11 22 33' };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CallRequest supportId="lucia" user={{ id: 'ana', name: 'Ana' }} call={call} />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Ana te pide que llames · ahora mismo');
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:600112233');
    fireEvent.click(screen.getByRole('button', { name: 'Ya he llamado' }));
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith(
        '/api/support/lucia/calls',
        expect.objectContaining({ method: 'POST', body: '{"userId":"ana"}' }),
      ),
    );
  });

  it.each([
    ['2026-11-20T16:05:00.000Z', 'hace 5 minutos'],
    ['2026-11-20T14:00:00.000Z', 'hace 2 horas'],
    ['2026-11-19T16:05:00.000Z', 'ayer, a las 17:05'],
    ['2026-11-17T16:05:00.000Z', 'el martes, 17 de noviembre, a las 17:05'],
  ])('that was asked at %s says so as «%s»', (instant, words) => {
    expect(sinceWords(instant, NOW, 'Europe/Madrid')).toBe(words);
  });
});
