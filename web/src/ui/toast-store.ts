/** How long a toast stays open, and how long a dismissed one is remembered, in ms. */
export const toastDuration = 5000;
const toastRemoval = 1_000_000;

export type ToastKind = 'done' | 'error';
export interface ToastRecord {
  id: string;
  kind: ToastKind;
  title: string;
  description: string | undefined;
  state: 'open' | 'dismissed';
}

const listeners = new Set<() => void>();
let current: ToastRecord | null = null;
let serial = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function set(next: ToastRecord | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Says in passing what also stands on the page. One at a time: a new one takes the old one's place.
 * An error stays until it is closed.
 */
export function showToast(title: string, options: { kind?: ToastKind; description?: string } = {}) {
  clearTimeout(removal);
  serial += 1;
  const { kind = 'done', description } = options;
  set({ id: `toast-${serial}`, kind, title, description, state: 'open' });
}

export function dismissToast(id: string): void {
  if (current?.id !== id || current.state === 'dismissed') return;
  set({ ...current, state: 'dismissed' });
  removal = setTimeout(() => current?.id === id && set(null), toastRemoval);
}

/** What was wrong is being put right: its toast need not be closed by hand. */
export function dismissError(): void {
  if (current?.kind === 'error') dismissToast(current.id);
}

export function currentToast(): ToastRecord | null {
  return current;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
