import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What holds the page to the theme that a test looks at. */
    heldTheme?: MutationObserver;
  }
}

/** Shows the page by day or by night, whoever is in, also where her own theme comes from the server only now. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const root = document.documentElement;
    const hold = () => root.classList.toggle('dark', chosen === 'dark');
    window.heldTheme?.disconnect();
    localStorage.setItem('theme', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    hold();
    window.heldTheme = new MutationObserver(hold);
    window.heldTheme.observe(root, { attributeFilter: ['class'] });
  }, theme);
}
