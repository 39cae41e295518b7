import { expect, it } from 'vitest';

it('the chart loads in a browser whose language is no valid tag', async () => {
  Object.defineProperty(navigator, 'language', { configurable: true, get: () => 'en-US@posix' });
  const { Plot } = await import('./components/plot.tsx');
  expect(Plot).toBeTypeOf('function');
});
