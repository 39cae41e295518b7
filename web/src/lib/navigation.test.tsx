import { act, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import { useNavigation } from './navigation.tsx';

it('lets the last view stand until the next one is made', () => {
  const { history } = showView(<CurrentView />);
  act(() => {
    flushSync(() => history.go({ view: 'main-select', params: {} }));
    screen.getByText('landing');
  });
  screen.getByText('main-select');
});

it('takes away at once what is left for good', () => {
  const { history } = showView(<CurrentView />, { view: 'main-select', params: {} });
  act(() => {
    flushSync(() => history.restart({ view: 'landing', params: {} }));
    expect(screen.queryByText('main-select')).toBeNull();
  });
});

const CurrentView = () => <p>{useNavigation().view}</p>;
