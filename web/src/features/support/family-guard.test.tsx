import { noticePath } from '@encina/contract/notice-address';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { standingNotices } from '../../testing/standing-notices.ts';
import { FamilyGuard } from './components/family-guard.tsx';
import { useSupportLogout } from './support.queries.ts';

const about = (user: string) => noticePath({ user, opens: 'panel' });
const OWN = noticePath({ user: 'eva' });

afterEach(() => vi.unstubAllGlobals());

it('what stands on the screen about somebody who is paused or no longer hers goes', async () => {
  const standing = standingNotices([about('ana'), about('rosa'), about('juan'), OWN]);
  const users = [
    { id: 'ana', paused: null },
    { id: 'rosa', paused: { words: 'En el hospital' } },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ id: 'lucia', name: 'Lucía', users }));
  showView(<FamilyGuard />);
  await waitFor(() => expect(standing()).toEqual([about('ana'), OWN]));
});

it('a relative who leaves leaves nothing on the screen of what she was told', async () => {
  const standing = standingNotices([
    about('ana'),
    noticePath({ user: 'ana', opens: 'family' }),
    OWN,
  ]);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const { result } = renderHook(() => useSupportLogout(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await act(() => result.current.mutateAsync());
  await waitFor(() => expect(standing()).toEqual([OWN]));
});
