/** Run in the page, each by `measure`: whether all that is written can be read. */

/** Text is big, and the page says what it is and in which language. */
export function smallText(side: 'user' | 'staff'): string[] {
  const found: string[] = [];
  for (const text of window.probe.texts()) {
    const size = Number.parseFloat(getComputedStyle(text.parentElement ?? document.body).fontSize);
    if (size < 16) found.push(`"${text.data.trim().slice(0, 40)}" is written in ${size} px`);
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

/** A word stays on one line. Addresses, codes and what is longer than any Spanish word may break. */
export function brokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
  for (const text of window.probe.texts()) {
    range.selectNodeContents(text);
    if (lines().size < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/]+/g)) {
      if (/[@\d]|\.\w/.test(word) || word.length > 22) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (lines().size > 1) found.push(`the word "${word}" is broken`);
    }
  }
  return found;
}

/** No text ends at the edge of a box that hides the rest, and none leaves the button that it is on. */
export function cutText(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const isClip = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return /hidden|clip/.test(`${overflowX} ${overflowY}`) || element.matches('button, a, label');
  };
  for (const text of window.probe.texts()) {
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width < 2) continue;
    let box = text.parentElement;
    while (box && box !== document.body) {
      if (getComputedStyle(box).display !== 'inline' && isClip(box)) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const out = Math.max(
          left - words.left,
          words.right - right,
          top - words.top,
          words.bottom - bottom,
        );
        if (out > 4) {
          found.push(`"${text.data.trim().slice(0, 40)}" is cut, or leaves its box, by ${out} px`);
          break;
        }
      }
      box = box.parentElement;
    }
  }
  return found;
}

/** Nothing is written over something else. */
export function overwrittenText(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const lines: { text: Text; rect: DOMRect }[] = [];
  /** What floats over the page, and the other side of a card. */
  const isAloof = (element: Element | null): boolean => {
    for (let box = element; box && box !== window.probe.scope(); box = box.parentElement) {
      const { position, backfaceVisibility } = getComputedStyle(box);
      if (/fixed|sticky/.test(position) || backfaceVisibility === 'hidden') return true;
    }
    return false;
  };
  /** What a box of its own scroll has out of sight lies over nothing. */
  const isScrolledAway = (element: Element | null, { top, bottom }: DOMRect): boolean => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      const sight = box.getBoundingClientRect();
      if (bottom <= sight.top + 1 || top >= sight.bottom - 1) return true;
    }
    return false;
  };
  for (const text of window.probe.texts()) {
    if (isAloof(text.parentElement)) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (!isScrolledAway(text.parentElement, rect)) lines.push({ text, rect });
    }
  }
  lines.sort((a, b) => a.rect.top - b.rect.top);
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(i + 1)) {
      if (b.rect.top >= a.rect.bottom) break;
      if (a.text === b.text) continue;
      const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const along = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top;
      if (across < 4 || along < 0.35 * Math.min(a.rect.height, b.rect.height)) continue;
      const [one, other] = [a, b].map(({ text }) => text.data.trim().slice(0, 30));
      found.push(`"${one}" and "${other}" lie over each other`);
    }
  }
  return found;
}
