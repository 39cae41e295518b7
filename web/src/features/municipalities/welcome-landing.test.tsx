import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { BARE } from '../../testing/town-fixture.ts';
import { DEFAULT_ID } from './default-municipality.ts';
import { WelcomeLanding } from './screens/welcome-landing.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks the server for nothing before it can be seen, and then says whose Encina it is', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  const asked = vi.fn(async () => Response.json([{ ...BARE, id: DEFAULT_ID, name: 'Olivenza' }]));
  vi.stubGlobal('fetch', asked);
  showView(<WelcomeLanding />);

  // Time enough for what does not wait for a frame.
  await import('./ensure-default.ts');
  await act(async () => frames.shift()?.(0));
  expect(asked).not.toHaveBeenCalled();

  await act(async () => frames.shift()?.(16));
  await screen.findByText('Olivenza cuida de los suyos');
});
