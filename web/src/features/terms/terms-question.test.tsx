import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TermsQuestion } from './components/terms-question.tsx';

const CURRENT = '2026-11';
const accepted = (version: string) => ({
  version,
  medium: 'screen',
  by: 'self',
  staffName: null,
  acceptedAt: '2026-11-21T10:00:00.000Z',
});

/** Her home with the question, where she has accepted that version last. @returns what she said to the server */
function show(version: string | null) {
  const said: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') said.push(JSON.parse(String(body)));
    const last = method === 'POST' ? CURRENT : version;
    return Response.json({ current: CURRENT, accepted: last && accepted(last) });
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <TermsQuestion userId="ana">
        <p>El texto</p>
      </TermsQuestion>
    </QueryClientProvider>,
  );
  return { said, client };
}

describe('the question about the terms', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is put to who has never accepted any, and goes away with her answer', async () => {
    const { said } = show(null);
    fireEvent.click(await screen.findByRole('button', { name: 'Estoy de acuerdo' }));
    await waitFor(() => expect(screen.queryByText('El texto')).toBeNull());
    expect(said).toEqual([{ version: CURRENT, medium: 'screen' }]);
  });

  it('is put again where the text has changed, and says so', async () => {
    show('2020-01');
    expect(
      await screen.findByText('El texto ha cambiado. Léelo, o pide que te lo lean.'),
    ).toBeTruthy();
  });

  it('is not put to who has accepted the text that holds', async () => {
    const { client } = show(CURRENT);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('El texto')).toBeNull();
  });
});
