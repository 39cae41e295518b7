import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('come one at a time: the last one stands', () => {
    showToast('Recordatorio creado');
    showToast('Mensaje enviado');
    expect(currentToast()).toMatchObject({ title: 'Mensaje enviado', state: 'open' });
  });

  it('are remembered for 1,000,000 ms once dismissed', () => {
    showToast('Hecho');
    dismissToast(currentToast()?.id ?? '');
    vi.advanceTimersByTime(999_999);
    expect(currentToast()?.state).toBe('dismissed');
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });
});
