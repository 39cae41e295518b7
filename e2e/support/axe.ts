import type { Page } from '@playwright/test';
import axe from 'axe-core';

const OPTIONS = {
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
};

/** What axe holds against the page, the strictest rules for contrast and targets included. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // In the page itself: no view has a frame, and the builder opens a second page for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await window.axe.run(document, options)).violations,
    OPTIONS,
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
