import { ownChoice } from './own-choice.ts';
import { forgetStored, readStored, writeStored } from './storage.ts';
import { createStore } from './store.ts';

export type Theme = 'light' | 'dark';

/** Paper's two colours, for the browser's own bar. */
const barColor: Record<Theme, string> = { light: '#fbf7ef', dark: '#161a17' };
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What is stored, else what the system prefers. */
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

/** Hers, while the tablet remembers which was its own. */
const hers = ownChoice<Theme>(() => {
  const theme = hers.current();
  if (!theme) return;
  if (!readStored('tabletTheme')) writeStored('tabletTheme', readStored('theme') ?? 'system');
  writeStored('theme', theme);
  apply();
});

/** Chosen for this tablet, by whoever stands before it. */
export function setTheme(theme: Theme): void {
  forgetStored('tabletTheme');
  writeStored('theme', theme);
  apply();
}

export function toggleTheme(): void {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Shows the theme of the person who is in; it goes when she goes (decision 0021). */
export const applyOwnTheme = hers.choose;

/** Shows another while she chooses, whatever is applied meanwhile; `undefined` shows her own again. */
export const tryTheme = hers.try;

/** The tablet's own theme again, as it was before anybody came in. */
export function restoreTabletTheme(): void {
  hers.forget();
  const kept = readStored('tabletTheme');
  if (!kept) return;
  forgetStored('tabletTheme');
  if (kept === 'system') forgetStored('theme');
  else writeStored('theme', kept);
  apply();
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
