import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What a change of theme alone can break. */
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/**
 * What axe holds against the page, the strictest rules for contrast and targets included.
 * @param only `contrast` where the rest of the page was checked in another theme
 */
export async function accessibilityFaults(page: Page, only?: 'contrast'): Promise<string[]> {
  // In the page itself: no view has a frame, and the builder opens a second page for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    only === 'contrast'
      ? { runOnly: CONTRAST }
      : {
          rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
        },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
