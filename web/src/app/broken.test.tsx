import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NavigationProvider } from '../lib/navigation.tsx';
import { createViewHistory } from '../lib/view-history.ts';
import type { ViewLocation } from '../lib/views.ts';
import { Broken } from './broken.tsx';

const user = { id: 'u1', name: 'Josefa Gómez', photo: null };

/** The view where somebody is after she has left a broken one by its button. */
function leave(broken: ViewLocation) {
  const history = createViewHistory(window, () => ({ view: 'landing', params: {} }));
  history.adopt();
  history.go(broken);
  render(
    <NavigationProvider history={history}>
      <Broken />
    </NavigationProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Volver al inicio' }));
  return history.snapshot().entry.location;
}

it('a broken view of a person leads back to her own home', () => {
  expect(leave({ view: 'metrics', params: { user } })).toEqual({
    view: 'user-menu',
    params: { user },
  });
});

it('a home that is broken itself leads to the start', () => {
  expect(leave({ view: 'user-menu', params: { user } }).view).toBe('welcome-landing');
});
