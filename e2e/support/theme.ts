import type { Page } from '@playwright/test';

/** Shows the page by day or by night, whoever is in: as another tab would where somebody chose so. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, theme);
}
