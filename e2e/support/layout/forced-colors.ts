/** Run in the page, each by `measure`, while the person's own colours take the place of ours. */

/** A control whose ground is gone still has an edge, unless it is a line of text with a line under it. */
export function lostEdges(): string[] {
  const hasEdge = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const isDrawn = (width: string, line: string) =>
      Number.parseFloat(width) >= 1 && !/none|hidden/.test(line);
    return (
      isDrawn(style.outlineWidth, style.outlineStyle) ||
      (isDrawn(style.borderTopWidth, style.borderTopStyle) &&
        isDrawn(style.borderBottomWidth, style.borderBottomStyle))
    );
  };
  const isNative = (control: Element): boolean =>
    control.matches('[type=checkbox], [type=radio], [type=range]') &&
    (control.matches('[type=range]') || getComputedStyle(control).appearance !== 'none');
  return window.probe
    .controls()
    .filter((control) => control.matches('button, a[href], input, select, textarea, summary'))
    .filter((control) => {
      const label = control.closest('label');
      const isLink = getComputedStyle(control).textDecorationLine.includes('underline');
      return !hasEdge(control) && !isNative(control) && !isLink && !(label && hasEdge(label));
    })
    .map((control) => `"${window.probe.nameOf(control)}" has no edge`);
}

/** What is chosen among others still differs from them. */
export function lostChoices(): string[] {
  const found: string[] = [];
  const look = (element: Element): string => {
    const { backgroundColor, borderColor, borderWidth, outline } = getComputedStyle(element);
    return [backgroundColor, borderColor, borderWidth, outline].join();
  };
  for (const attribute of ['aria-selected', 'aria-pressed', 'aria-current']) {
    for (const chosen of window.probe.scope().querySelectorAll(`[${attribute}]`)) {
      if (chosen.getAttribute(attribute) === 'false' || !window.probe.isSeen(chosen)) continue;
      const other = [...(chosen.parentElement?.children ?? [])].find(
        (it) => it.localName === chosen.localName && it.getAttribute(attribute) === 'false',
      );
      if (other && look(other) === look(chosen)) {
        found.push(`"${window.probe.nameOf(chosen)}" is chosen and does not show it`);
      }
    }
  }
  return found;
}

/** Where the keyboard is can be seen: a ring of 2 px at least, on the control or on what holds it. */
export function lostFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const holders = [focused, focused.parentElement, focused.closest('label')];
  const hasRing = holders.some((element) => {
    if (!element) return false;
    const { outlineWidth, outlineStyle } = getComputedStyle(element);
    return Number.parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none';
  });
  return hasRing ? [] : [`"${window.probe.nameOf(focused)}" has the focus and does not show it`];
}
