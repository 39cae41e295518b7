import { NOT_SAVED, sentenceOf } from '../lib/failure-words.ts';
import { createStore } from '../lib/store.ts';

/** How long a toast stays open, and how long a dismissed one is remembered, in ms. */
export const toastDuration = 5000;
const toastRemoval = 1_000_000;

export type ToastKind = 'done' | 'error';
export interface ToastRecord {
  id: string;
  kind: ToastKind;
  title: string;
  description: string | undefined;
  /** A dialog that opens takes it away. */
  yields: boolean;
  state: 'open' | 'dismissed';
}

const toast = createStore<ToastRecord | null>(null);
let serial = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Says in passing what also stands on the page. One at a time: a new one takes the old one's place.
 * An error stays until it is closed. What is said where a dialog closes and leads back to another does not yield to that.
 */
export function showToast(
  title: string,
  options: { kind?: ToastKind; description?: string; yields?: boolean } = {},
) {
  clearTimeout(removal);
  serial += 1;
  const { kind = 'done', description, yields = kind === 'done' } = options;
  toast.set({ id: `toast-${serial}`, kind, title, description, yields, state: 'open' });
}

/** Says why a call failed. */
export function showFailure(error: unknown, otherwise = NOT_SAVED): void {
  showToast(sentenceOf(error, otherwise), { kind: 'error' });
}

export function dismissToast(id: string): void {
  const current = toast.get();
  if (current?.id !== id || current.state === 'dismissed') return;
  toast.set({ ...current, state: 'dismissed' });
  removal = setTimeout(() => toast.get()?.id === id && toast.set(null), toastRemoval);
}

/** What was wrong is being put right: its toast need not be closed by hand. */
export function dismissError(): void {
  const current = toast.get();
  if (current?.kind === 'error') dismissToast(current.id);
}

export const currentToast = toast.get;
export const useToast = toast.use;
