/** Run in the page, each by `measure`: sizes of what is tapped, and the room between. */

/** A finger that trembles needs 48 px, and more for what matters more. */
export function smallTargets(): string[] {
  const found: string[] = [];
  /** A box to tick is as big as the words beside it: a tap on them is a tap on it. */
  const target = (control: Element): DOMRect => {
    const label = control.matches('[type=checkbox], [type=radio]') && control.closest('label');
    return (label || control).getBoundingClientRect();
  };
  const encina = document.createElement('span');
  encina.style.color = 'var(--encina)';
  document.body.append(encina);
  const primaryColor = getComputedStyle(encina).color;
  encina.remove();
  const inPage = window.probe.scope() === document.body;

  for (const control of window.probe.controls()) {
    const id = control.closest('[data-equivalent]')?.getAttribute('data-equivalent');
    // A smaller target is no hindrance where bigger ones do the same (WCAG 2.5.8, "Equivalent").
    if (id && document.getElementById(id)?.checkVisibility()) continue;
    const { width, height } = target(control);
    const name = window.probe.nameOf(control);
    const isButton = control.matches('button');
    const isPrimary =
      control.matches('[type=submit]') ||
      (isButton && getComputedStyle(control).backgroundColor === primaryColor);
    const isKey = isButton && control.closest('[role=group]')?.querySelector('[inputmode=numeric]');
    const least = [
      [48, 'a control'],
      [isPrimary ? 64 : 0, 'a main action'],
      [isButton && /^Volver/.test(name) && inPage ? 64 : 0, 'a way back'],
      [isKey ? 64 : 0, 'a key'],
      [isButton && control.matches('main [data-hue]') ? 88 : 0, 'a card'],
    ] as const;
    const [most, kind] = least.reduce((a, b) => (b[0] > a[0] ? b : a));
    if (height < most - 0.5 || width < Math.min(most, isKey ? 64 : 48) - 0.5) {
      const size = `${Math.round(width)}x${Math.round(height)}`;
      found.push(`"${name}" is ${size}: too small for ${kind}`);
    }
  }
  return found;
}

/** Between two targets a finger must be able to miss both. */
export function nearTargets(): string[] {
  const found: string[] = [];
  const { controls, nameOf } = window.probe;
  const own = controls().filter((control) => {
    const id = control.closest('[data-equivalent]')?.getAttribute('data-equivalent');
    return !(id && document.getElementById(id)?.checkVisibility());
  });
  const pinOf = (element: Element | null): Element | null =>
    element === null || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : pinOf(element.parentElement);
  /** What is pinned to the window, or to a dialog, passes over the rest, and at its ends is beside it. */
  const passesOver = (a: Element, b: Element): boolean => {
    const [p, q] = [pinOf(a), pinOf(b)];
    return p !== q && (!p || !q || p.contains(q) || q.contains(p));
  };
  const inside = (x: DOMRect, y: DOMRect) =>
    x.left >= y.left && x.right <= y.right && x.top >= y.top && x.bottom <= y.bottom;
  for (const [i, a] of own.entries()) {
    for (const b of own.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || passesOver(a, b)) continue;
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      if (inside(p, q) || inside(q, p)) continue;
      const across = Math.max(p.left - q.right, q.left - p.right);
      const along = Math.max(p.top - q.bottom, q.top - p.bottom);
      const gap = Math.max(across, along);
      if (gap < 7.5) found.push(`"${nameOf(a)}" and "${nameOf(b)}" are ${gap.toFixed(1)} px apart`);
    }
  }
  return found;
}
