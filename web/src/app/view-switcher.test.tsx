import { act, fireEvent, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import { ViewSwitcher } from './view-switcher.tsx';

const start = () => showView(<ViewSwitcher />, { view: 'welcome-landing', params: {} }).history;
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Toca para empezar' }));

it('leads where a tap says', async () => {
  const history = start();
  tap();
  expect(history.snapshot().entry).toMatchObject({ location: { view: 'main-select' }, depth: 1 });
});

it('takes no more taps in a view that is being left', () => {
  const history = start();
  act(() => {
    flushSync(() => history.go({ view: 'municipality-select', params: {} }));
    tap();
  });
  expect(history.snapshot().entry).toMatchObject({
    location: { view: 'municipality-select' },
    depth: 1,
  });
});
