import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Snapshot } from '../lib/history-stack.ts';
import { ViewFrame } from './view-frame.tsx';

const ARRIVED: Snapshot = {
  entry: {
    location: { view: 'landing', params: {} },
    key: 'k',
    overlay: null,
    depth: 1,
    isGuard: false,
    epoch: 'e',
  },
  arrival: 'forward',
  scroll: 0,
};

function arrive() {
  render(
    <ViewFrame snapshot={ARRIVED} title="Asistente" side="user">
      <h1>Tu Asistente Virtual</h1>
      <main>
        <input aria-label="Escribe tu mensaje" />
      </main>
    </ViewFrame>,
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a view that has come takes the focus to its heading', () => {
  arrive();
  vi.runAllTimers();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('a view that has come leaves the focus where somebody put it meanwhile', () => {
  arrive();
  screen.getByLabelText('Escribe tu mensaje').focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(screen.getByLabelText('Escribe tu mensaje'));
});
