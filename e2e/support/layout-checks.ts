import type { Page } from '@playwright/test';

/**
 * The numbers that a designer promised, measured in the page as it stands: sizes of targets and of
 * text, distances, edges. Returns what is wrong, a sentence each.
 */
export const layoutFaults = (page: Page, side: 'user' | 'staff'): Promise<string[]> =>
  page.evaluate(faults, side);

/** Nothing may need a scroll to the side: in the page, or in a dialog over it. */
export const overflowFaults = (page: Page): Promise<string[]> => page.evaluate(overflows);

/** All text twice as big: what somebody gets who sets the browser's own font to 32 px. */
export async function doubleText(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Everything that moves is where it will end, but for what never ends; and what hangs on another thing has followed it. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

/** Runs in the page: it can use nothing from outside itself. */
function faults(side: 'user' | 'staff'): string[] {
  const found: string[] = [];
  const overlay = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')]
    .filter((it) => it.checkVisibility())
    .at(-1);
  const scope: Element = overlay ?? document.body;
  const seen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], [data-base-ui-focus-guard]')
    );
  };
  const words = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    element.outerHTML.slice(0, 60);

  /** A box to tick is as big as the words beside it: a tap on them is a tap on it. */
  const target = (control: Element): DOMRect => {
    const label = control.matches('[type=checkbox], [type=radio]') && control.closest('label');
    return (label || control).getBoundingClientRect();
  };
  const controls = [
    ...scope.querySelectorAll(
      'button, a[href], input, select, textarea, summary, [role=menuitem], [role=menuitemcheckbox], [tabindex="0"]',
    ),
  ].filter((control) => seen(control) && !control.matches('body'));

  /** A smaller target is no hindrance where bigger ones do the same (WCAG 2.5.8, "Equivalent"). */
  const hasEquivalent = (control: Element): boolean => {
    const id = control.closest('[data-equivalent]')?.getAttribute('data-equivalent');
    return id ? document.getElementById(id)?.checkVisibility() === true : false;
  };

  const encina = document.createElement('span');
  encina.style.color = 'var(--encina)';
  document.body.append(encina);
  const primaryColor = getComputedStyle(encina).color;
  encina.remove();

  const own = controls.filter((control) => !hasEquivalent(control));
  for (const control of own) {
    const { width, height } = target(control);
    const name = words(control);
    const size = `${Math.round(width)}x${Math.round(height)}`;
    const isButton = control.matches('button');
    const isPrimary =
      control.matches('[type=submit]') ||
      (isButton && getComputedStyle(control).backgroundColor === primaryColor);
    const isKey = isButton && control.closest('[role=group]')?.querySelector('[inputmode=numeric]');
    const least = [
      [48, 'a control'],
      [isPrimary ? 64 : 0, 'a main action'],
      [isButton && /^Volver/.test(name) && !overlay ? 64 : 0, 'a way back'],
      [isKey ? 64 : 0, 'a key'],
      [isButton && control.matches('main [data-hue]') ? 88 : 0, 'a card'],
    ] as const;
    const [most, kind] = least.reduce((a, b) => (b[0] > a[0] ? b : a));
    if (height < most - 0.5 || width < Math.min(most, isKey ? 64 : 48) - 0.5) {
      found.push(`"${name}" is ${size}: too small for ${kind}`);
    }
  }

  for (const [i, a] of own.entries()) {
    for (const b of own.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const inside = (x: DOMRect, y: DOMRect) =>
        x.left >= y.left && x.right <= y.right && x.top >= y.top && x.bottom <= y.bottom;
      if (inside(p, q) || inside(q, p)) continue;
      const across = Math.max(p.left - q.right, q.left - p.right);
      const along = Math.max(p.top - q.bottom, q.top - p.bottom);
      const gap = Math.max(across, along);
      if (gap < 7.5) found.push(`"${words(a)}" and "${words(b)}" are ${gap.toFixed(1)} px apart`);
    }
  }

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const said = texts.currentNode.textContent?.trim();
    if (!parent || !said || parent.closest('script, style, svg') || !parent.checkVisibility()) {
      continue;
    }
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < 16) found.push(`"${said.slice(0, 40)}" is written in ${size} px`);
  }

  const base = Number.parseFloat(getComputedStyle(document.body).fontSize);
  const wanted = side === 'user' ? 20 : 18;
  if (base !== wanted) found.push(`text is ${base} px here, not ${wanted}`);
  const heading = [...document.querySelectorAll('h1')].some((it) => it.checkVisibility());
  if (!heading) found.push('no h1 can be seen');
  if (document.documentElement.lang !== 'es') found.push('the language is not es');
  if (!/\S.* · Encina$/.test(document.title)) found.push(`the title is "${document.title}"`);
  return found;
}

/** Runs in the page. */
function overflows(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide of ${innerWidth}`);
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element.closest('svg, .only-heard')) continue;
    const { overflowX } = getComputedStyle(element);
    const over = element.scrollWidth - element.clientWidth;
    if (over > 1 && /auto|scroll/.test(overflowX)) {
      found.push(`<${element.localName} class="${element.className}"> scrolls ${over} px sideways`);
    }
    const isText = [...element.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
    if (!isText) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 1 && (left < -1 || right > innerWidth + 1)) {
      found.push(`"${element.textContent?.trim().slice(0, 40)}" ends outside: ${left}…${right}`);
    }
  }
  return found;
}
