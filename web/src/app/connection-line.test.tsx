import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportReachable } from '../lib/reachability.ts';
import { ConnectionLine } from './connection-line.tsx';

const LINE = /^Sin conexión/;

let isThere: boolean;
beforeEach(() => {
  isThere = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no network');
    return Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reportReachable(true);
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a connection line goes with the fault, though nobody asks the server for anything', async () => {
  render(<ConnectionLine />);
  expect(screen.queryByText(LINE)).toBeNull();
  act(() => reportReachable(false));
  expect(screen.getByText(LINE)).toBeTruthy();
  await pass(10_000);
  expect(screen.getByText(LINE)).toBeTruthy();
  isThere = true;
  await pass(15_000);
  expect(screen.queryByText(LINE)).toBeNull();
});
