import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** Paper's two colours, for the browser's own bar. */
const barColor: Record<Theme, string> = { light: '#fbf7ef', dark: '#161a17' };
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The stored choice, else what the system prefers. */
export function currentTheme(): Theme {
  const stored = readStored('theme');
  if (stored === 'dark' || stored === 'light') return stored;
  return systemDark().matches ? 'dark' : 'light';
}

function apply(): void {
  const theme = currentTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme]);
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  writeStored('theme', theme);
  apply();
}

export function toggleTheme(): void {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Applies the theme and keeps it true: the system may change, another tab may choose. */
export function startTheme(): () => void {
  const system = systemDark();
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'theme' || event.key === null) apply();
  };
  system.addEventListener('change', apply);
  window.addEventListener('storage', onStorage);
  apply();
  return () => {
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', onStorage);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
