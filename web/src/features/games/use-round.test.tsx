import { type MemoryCards, memoryCards } from '@encina/games/memory-cards';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBusy } from '../../lib/busy.ts';
import { remarkMemory, tellMemory } from './memory-cards/memory-words.ts';
import { useRound } from './use-round.ts';

const kind = {
  rules: memoryCards,
  waits: ({ open, waitMs }: MemoryCards) => (open.length === 2 ? waitMs : 0),
  tell: tellMemory,
  remark: remarkMemory,
};
const start = memoryCards.setup({ timed: true }, 7);
const other = start.cards.findIndex((pair) => pair !== start.cards[0]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Step by step: what React changes in a step takes effect at its end. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) {
    await act(() => vi.advanceTimersByTimeAsync(50));
  }
}
const begin = () => {
  const kept: MemoryCards[] = [];
  const keep = (state: MemoryCards) => kept.push(state);
  const { result, unmount } = renderHook(() => useRound(kind, start, keep));
  return { result, unmount, kept };
};
const seconds = ({ elapsedMs }: MemoryCards) => Math.floor(elapsedMs / 1_000);

it('a round plays time as moves, and what waits comes at its time', async () => {
  const { result, kept } = begin();
  await pass(3_010);
  expect(seconds(result.current.state)).toBe(3);
  act(() => result.current.play({ kind: 'flip', card: 0 }));
  act(() => result.current.play({ kind: 'flip', card: other }));
  expect(result.current.said).toMatch(/no son pareja/);
  await pass(1_400);
  expect(result.current.state.open).toHaveLength(2);
  await pass(200);
  expect(result.current.state.open).toHaveLength(0);
  expect(kept.at(-1)).toBe(result.current.state);
});

it('a round stands still while the page is hidden, and while something lies over it', async () => {
  const { result } = begin();
  await pass(1_010);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(60_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1_010);
  expect(seconds(result.current.state)).toBe(2);
  const alarm = document.createElement('div');
  alarm.setAttribute('role', 'alertdialog');
  document.body.append(alarm);
  await pass(60_000);
  alarm.remove();
  await pass(2_010);
  expect(seconds(result.current.state)).toBe(4);
});

it('a round does not count the time that the device slept', async () => {
  const { result } = begin();
  await pass(1_010);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
  await pass(1_010);
  expect(result.current.state.elapsedMs).toBeLessThan(4_500);
});

it('a round holds what may wait for as long as it goes on', () => {
  const { unmount } = begin();
  expect(isBusy()).toBe(true);
  unmount();
  expect(isBusy()).toBe(false);
});

it('a round passes no time and takes no move before it is ready', async () => {
  const { result, rerender } = renderHook(
    ({ ready }) => useRound(kind, start, () => undefined, ready),
    { initialProps: { ready: false } },
  );
  await pass(3_000);
  act(() => result.current.play({ kind: 'flip', card: 0 }));
  expect(result.current.state).toBe(start);
  rerender({ ready: true });
  await pass(1_010);
  act(() => result.current.play({ kind: 'flip', card: 0 }));
  expect(seconds(result.current.state)).toBe(1);
  expect(result.current.state.open).toEqual([0]);
});

it('a round says what was right at the finger, each time anew', () => {
  const { result } = begin();
  const same = start.cards.lastIndexOf(start.cards[0] ?? 0);
  expect(result.current.remark).toBeUndefined();
  act(() => result.current.play({ kind: 'flip', card: 0 }));
  act(() => result.current.play({ kind: 'flip', card: same }));
  expect(result.current.remark).toEqual({
    words: expect.stringMatching(/^¡Pareja de /),
    glad: true,
  });
});
