import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyOwnTheme,
  currentTheme,
  restoreTabletTheme,
  setTheme,
  startTheme,
  toggleTheme,
  tryTheme,
} from './theme.ts';

const isDark = () => document.documentElement.classList.contains('dark');

/** The system's scheme, and a way to change it while the app is open. */
function system(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

beforeEach(() => {
  restoreTabletTheme();
  localStorage.clear();
  document.documentElement.className = '';
});

describe('the theme', () => {
  it('is the system’s where nothing was chosen, and follows it', () => {
    const change = system(true);
    const stop = startTheme();
    expect(isDark()).toBe(true);
    change(false);
    expect(isDark()).toBe(false);
    stop();
  });

  it('is what the person chose, kept under the key "theme"', () => {
    const change = system(false);
    const stop = startTheme();
    setTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(isDark()).toBe(true);
    change(false);
    expect(isDark()).toBe(true);
    toggleTheme();
    expect(localStorage.getItem('theme')).toBe('light');
    expect(isDark()).toBe(false);
    stop();
  });

  it('follows a choice made in another tab', () => {
    system(false);
    const stop = startTheme();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    expect(isDark()).toBe(true);
    stop();
  });

  it('tells the browser’s own bar its colour', () => {
    system(false);
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
    const stop = startTheme();
    setTheme('dark');
    expect(meta.content).toBe('#161a17');
    meta.remove();
    stop();
  });

  it('can be changed where storage is blocked, for as long as the page lives', () => {
    system(false);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    setTheme('dark');
    expect(currentTheme()).toBe('dark');
    expect(isDark()).toBe(true);
  });
});

describe('the theme of the person who is in', () => {
  const stored = () => localStorage.getItem('theme');

  it('is shown and stored while she is in, and the tablet’s own comes back when she leaves', () => {
    system(false);
    setTheme('light');
    applyOwnTheme('dark');
    expect([isDark(), stored()]).toEqual([true, 'dark']);
    restoreTabletTheme();
    expect([isDark(), stored()]).toEqual([false, 'light']);
  });

  it('leaves no choice behind on a tablet where nobody had chosen', () => {
    system(true);
    const stop = startTheme();
    applyOwnTheme('light');
    expect(isDark()).toBe(false);
    restoreTabletTheme();
    expect([isDark(), stored()]).toEqual([true, null]);
    stop();
  });

  it('is the second one’s where another comes in without the first having left', () => {
    system(false);
    applyOwnTheme('dark');
    applyOwnTheme('light');
    expect(isDark()).toBe(false);
    restoreTabletTheme();
    expect(stored()).toBeNull();
  });

  it('gives way to what she tries, and comes back when she does not keep it', () => {
    system(false);
    applyOwnTheme('light');
    tryTheme('dark');
    expect([isDark(), stored()]).toEqual([true, 'dark']);
    applyOwnTheme('light');
    expect(isDark()).toBe(true);
    tryTheme(undefined);
    expect([isDark(), stored()]).toEqual([false, 'light']);
  });

  it('survives a reload, after which the tablet still finds its own', async () => {
    system(false);
    applyOwnTheme('dark');
    vi.resetModules();
    const reloaded = await import('./theme.ts');
    expect(reloaded.currentTheme()).toBe('dark');
    reloaded.restoreTabletTheme();
    expect([isDark(), stored()]).toEqual([false, null]);
  });

  it('is no longer what the tablet goes back to where somebody chose for the tablet meanwhile', () => {
    system(false);
    applyOwnTheme('light');
    setTheme('dark');
    restoreTabletTheme();
    expect([isDark(), stored()]).toEqual([true, 'dark']);
  });
});
