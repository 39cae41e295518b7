import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTime, todaySentence } from './dates.ts';
import { municipalitiesKey } from './municipality.ts';
import { useKeptFresh } from './use-kept-fresh.ts';
import { useNow } from './use-now.ts';

const MADRID = 'Europe/Madrid';

function Wall({ reload }: { reload: () => void }) {
  const now = useNow();
  useKeptFresh(reload);
  return (
    <p>
      {todaySentence(now, MADRID)} {clockTime(now, MADRID)}
    </p>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T22:58:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function show() {
  const reload = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(municipalitiesKey, []);
  render(
    <QueryClientProvider client={client}>
      <Wall reload={reload} />
    </QueryClientProvider>,
  );
  return reload;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const happens = (name: string) => act(() => void document.dispatchEvent(new Event(name)));

describe('a view that stays open', () => {
  it('has the minute of the wall, and asks anew at midnight and not before', () => {
    const reload = show();
    pass(31_000);
    expect(screen.getByText(/viernes, 20 de noviembre.* 23:59$/)).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    pass(60_000);
    expect(screen.getByText(/sábado, 21 de noviembre.* 0:00$/)).toBeDefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is right at once after the tablet slept, and after somebody set its clock', () => {
    const reload = show();
    vi.setSystemTime(new Date('2026-11-22T08:00:00Z'));
    happens('visibilitychange');
    expect(screen.getByText(/domingo, 22 de noviembre.* 9:00$/)).toBeDefined();
    expect(reload).toHaveBeenCalled();
    vi.setSystemTime(new Date('2026-11-20T16:00:00Z'));
    pass(5_000);
    expect(screen.getByText(/viernes, 20 de noviembre.* 17:00$/)).toBeDefined();
  });

  it('asks anew after the browser froze it, and when its connection is back', () => {
    const reload = show();
    happens('resume');
    expect(reload).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
