import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Beside the usual ones. The enhanced rule speaks only of what the usual one lets pass: both are wanted. */
const RULES = {
  'color-contrast-enhanced': { enabled: true },
  'target-size': { enabled: true },
};

/**
 * What axe holds against the page, the strictest rules for contrast and targets included.
 * @param asked the rules about colours alone, where all the others have seen the same page in other colours
 */
export async function accessibilityFaults(
  page: Page,
  asked: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // In the page itself: no view has a frame, and the builder opens a second page for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    rules: RULES,
    // To name all that passed takes longer than to look at it.
    resultTypes: ['violations'],
    ...(asked === 'colours' ? { runOnly: ['cat.color'] } : {}),
  };
  const violations = await page.evaluate(
    async (given) => (await window.axe.run(document, given)).violations,
    options,
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
