import type { Mood } from '@encina/contract/moods';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { municipalitiesKey } from '../../../lib/municipality.ts';
import { currentToast } from '../../../ui/toast-store.ts';
import { MoodQuestion } from './mood-question.tsx';

const TODAY = '2026-11-20';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${TODAY}T10:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that keeps what she said. */
function serveMoods(): () => readonly Mood[] {
  let moods: readonly Mood[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') moods = [{ day: TODAY, ...JSON.parse(String(body)) }];
    if (method !== 'DELETE') return Response.json(method === 'PUT' ? moods[0] : moods);
    moods = [];
    return new Response(null, { status: 204 });
  });
  return () => moods;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function tap(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(1_000);
}

async function ask() {
  const moods = serveMoods();
  const client = new QueryClient();
  client.setQueryData(municipalitiesKey, []);
  client.setQueryDefaults(municipalitiesKey, { staleTime: Infinity });
  render(
    <QueryClientProvider client={client}>
      <MoodQuestion userId="u" whenBad={<p>Puedes llamar a Luis</p>} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '¿Cómo estás hoy?' });
  return moods;
}

describe('the question how she is', () => {
  it('answers "Mal" with whom to call, without a tick, and stays until she closes it', async () => {
    const moods = await ask();
    await tap('Mal');
    expect(moods()).toEqual([{ day: TODAY, mood: 'bad' }]);
    expect(screen.getByText('Puedes llamar a Luis')).toBeDefined();
    expect(currentToast()).toBeNull();
    await pass(60_000);
    expect(screen.getByText('Puedes llamar a Luis')).toBeDefined();
    await tap('Cerrar');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('takes back what was tapped by mistake, and asks again', async () => {
    const moods = await ask();
    await tap('Mal');
    await tap('Deshacer');
    expect(moods()).toEqual([]);
    expect(screen.getByRole('heading', { name: '¿Cómo estás hoy?' })).toBeDefined();
  });

  it('says what she said, and goes away by itself', async () => {
    await ask();
    await tap('Bien');
    expect(screen.getByText('Has dicho: Bien.')).toBeDefined();
    await pass(9_000);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
