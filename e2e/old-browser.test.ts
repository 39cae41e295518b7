import { test as base, expect } from './support/fixtures.ts';

/** A browser of its time: without what came with the oldest ones that Encina works in. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    await use(page);
  },
});

test('a browser that is too old gets words in large print instead of an empty page', async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { name: 'Este navegador es demasiado antiguo' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('listitem').last()).toContainText('Pide ayuda en el ayuntamiento');
  const size = await page
    .getByText('No has hecho nada mal.')
    .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  await expect(page.getByRole('button')).toHaveCount(0);
});

base('a browser that is new enough never sees those words', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Toca para empezar' })).toBeVisible();
  await expect(page.locator('#old-browser')).toBeHidden();
});

base(
  'a browser that lacks the newest methods fetches them before the app starts',
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(URLSearchParams.prototype, 'size');
      Reflect.deleteProperty(Array.prototype, 'toSorted');
      Reflect.deleteProperty(Map, 'groupBy');
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Toca para empezar' }).waitFor();
    expect(await page.evaluate(() => new URLSearchParams('a=1&b=2').size)).toBe(2);
    expect(await page.evaluate(() => [2, 1].toSorted().join())).toBe('1,2');
  },
);
