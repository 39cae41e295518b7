/** Run in the page, each by `measure`: whether all is inside the window, or can be brought there. */

/** Nothing may need a scroll to the side: in the page, or in a dialog over it. */
export function sidewaysScroll(): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide of ${innerWidth}`);
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility() || element.closest('svg, .only-heard')) continue;
    const over = element.scrollWidth - element.clientWidth;
    if (over > 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)) {
      found.push(`<${element.localName} class="${element.className}"> scrolls ${over} px sideways`);
    }
  }
  return found;
}

/** Neither text nor a control leaves the window to the left or the right. */
export function outsideWindow(): string[] {
  const found: string[] = [];
  const note = (name: string, { left, right, width }: DOMRect) => {
    if (width > 1 && (left < -1 || right > innerWidth + 1)) {
      found.push(`"${name}" ends outside: ${Math.round(left)}…${Math.round(right)}`);
    }
  };
  const range = document.createRange();
  for (const text of window.probe.texts()) {
    range.selectNodeContents(text);
    note(text.data.trim().slice(0, 40), range.getBoundingClientRect());
  }
  for (const control of window.probe.controls()) {
    note(window.probe.nameOf(control), control.getBoundingClientRect());
  }
  return found;
}

/** Each control can be brought where a finger meets it and nothing else. A toast goes, or is closed by its word. */
export function coveredControls(): string[] {
  const found: string[] = [];
  const places = [scrollX, scrollY] as const;
  const isMet = (control: Element): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const label = control.closest('label') ?? control;
    return label.contains(hit) || hit.contains(control) || Boolean(hit.closest('[data-toast]'));
  };
  for (const control of window.probe.controls()) {
    const met = (['nearest', 'center', 'start', 'end'] as const).some((block) => {
      if (isMet(control)) return true;
      control.scrollIntoView({ block, behavior: 'instant' });
      return isMet(control);
    });
    if (!met)
      found.push(`"${window.probe.nameOf(control)}" cannot be reached: something is over it`);
  }
  scrollTo({ left: places[0], top: places[1], behavior: 'instant' });
  return found;
}

/** The whole board of a game fits the window: cells with one stop of the tab key, arrows between them. */
export function boardOutside(): string[] {
  const boards = [...window.probe.scope().querySelectorAll('[role=group]')].filter(
    (group) => group.querySelector(':scope > button[tabindex="-1"]') && window.probe.isSeen(group),
  );
  return boards
    .map((board) => board.getBoundingClientRect())
    .filter(({ width, height }) => width > innerWidth || height > innerHeight)
    .map(({ width, height }) => {
      const size = `${Math.round(width)}x${Math.round(height)}`;
      return `the board is ${size} in a window of ${innerWidth}x${innerHeight}`;
    });
}
