import type { Page } from '@playwright/test';

/** What every measurement in the page needs: what can be seen there, and how to call it. */
export interface Probe {
  /** The dialog or menu on top, else the page. */
  scope(): Element;
  isSeen(element: Element): boolean;
  /** The words that stand on it, or the beginning of its markup. */
  nameOf(element: Element): string;
  controls(): Element[];
  /** Text that is shown, drawings aside. */
  texts(): Text[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/**
 * Runs measurements in the page, one after the other, as one question: a view is asked a hundred of them, and the way to
 * the browser and back took longer than the answers. They can use nothing from outside themselves but `window.probe`.
 */
export async function measure<Given extends string | undefined = undefined>(
  page: Page,
  measurements: readonly ((given: Given) => string[])[],
  given?: Given,
): Promise<string[]> {
  const found = await page.evaluate<string[]>(`(() => {
    if (!('probe' in window)) (${install})();
    return [${measurements.join()}].flatMap((measurement) => measurement(${JSON.stringify(given)}));
  })()`);
  return [...new Set(found)];
}

/** Runs in the page. */
function install(): void {
  const scope = (): Element =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')]
      .filter((it) => it.checkVisibility())
      .at(-1) ?? document.body;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], [data-base-ui-focus-guard]')
    );
  };
  const nameOf = (element: Element): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const words = element.getAttribute('aria-label') ?? (label || element.textContent);
    return (words ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 60);
  };
  const controls = (): Element[] =>
    [
      ...scope().querySelectorAll(
        'button, a[href], input, select, textarea, summary, [role=menuitem], [role=menuitemcheckbox], [tabindex="0"]',
      ),
    ].filter((control) => isSeen(control) && !control.matches('body'));
  /** As `only-heard` has it, by whatever class. */
  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement));
  const texts = (): Text[] => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('script, style, svg')) continue;
      if (parent.checkVisibility({ visibilityProperty: true }) && !isOnlyHeard(parent)) {
        found.push(text);
      }
    }
    return found;
  };
  window.probe = { scope, isSeen, nameOf, controls, texts };
}
