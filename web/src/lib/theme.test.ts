import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTheme, setTheme, startTheme, toggleTheme } from './theme.ts';

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
