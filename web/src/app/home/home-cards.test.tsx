import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showView } from '../../testing/show-view.tsx';
import { HomeCards } from './home-cards.tsx';
import { Notices } from './notices.tsx';
import type { Home } from './use-home.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ZONE = 'Europe/Madrid';
const nothing: Home = {
  own: undefined,
  pending: undefined,
  lastPlayedAt: null,
  files: undefined,
  lastConversationAt: null,
  activeDays: undefined,
  messages: undefined,
  reminders: undefined,
  isKnown: false,
  loading: false,
  failed: true,
  ended: false,
  retrying: false,
  retry: () => undefined,
};
const render = (view: React.ReactNode) => showView(view, { view: 'landing', params: {} });
const show = (home: Home) =>
  render(<HomeCards home={home} now={NOW} timeZone={ZONE} onOpen={() => undefined} />);
const notices = (home: Home) =>
  render(
    <Notices
      home={home}
      now={NOW}
      timeZone={ZONE}
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  );

it('cards whose figures did not load say so, and never that there is nothing', () => {
  show(nothing);
  expect(screen.getAllByText('No se pudo cargar')).toHaveLength(6);
});

it('cards say that there is nothing once it is known', () => {
  show({ ...nothing, failed: false, isKnown: true, pending: 0, messages: [] });
  screen.getByText('No hay recordatorios pendientes');
  screen.getByText('No hay mensajes');
});

it('notices that did not load say so, for reminders and messages', () => {
  notices(nothing);
  expect(screen.getAllByText('No se pudo cargar')).toHaveLength(2);
  expect(screen.queryByText('No hay recordatorios pendientes')).toBeNull();
});
