import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnAlarm } from './own-alarm.tsx';

const shown = vi.hoisted(() => vi.fn());
vi.mock('../../features/reminders/alarm/alarm.tsx', () => ({
  Alarm: (props: { voice: boolean }) => {
    shown(props.voice);
    return null;
  },
}));

afterEach(() => vi.unstubAllGlobals());

function ring(own: object | undefined) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/users/ana' && own) return Response.json(own);
    throw new TypeError('no network');
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <OwnAlarm userId="ana" />
    </QueryClientProvider>,
  );
}

it('the alarm speaks as long as nobody has said that it must not', () => {
  ring(undefined);
  expect(shown).toHaveBeenLastCalledWith(true);
});

it('the alarm does not speak to whoever has switched the voice off', async () => {
  ring({ id: 'ana', voiceEnabled: false });
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith(false));
});
