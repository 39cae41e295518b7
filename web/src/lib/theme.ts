import { readStored, writeStored } from './storage.ts';
import { createStore } from './store.ts';

export type Theme = 'light' | 'dark';

/** Paper's two colours, for the browser's own bar. */
const barColor: Record<Theme, string> = { light: '#fbf7ef', dark: '#161a17' };
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored choice, else what the system prefers. */
export function currentTheme(): Theme {
  const stored = readStored('theme');
  if (stored === 'dark' || stored === 'light') return stored;
  return systemDark().matches ? 'dark' : 'light';
}

/** What the page shows. */
const shown = createStore<Theme>('light');

function apply(): void {
  const theme = currentTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor[theme]);
  shown.set(theme);
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

export const useTheme = shown.use;
