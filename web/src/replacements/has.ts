import { hasAttributes } from './has-attributes.ts';

const CHILD = '>';

/** Everything that holds what the selector names: all around it, or its parent alone. */
function holdersOf(selector: string): Set<Element> {
  const isChild = selector.startsWith(CHILD);
  const holders = new Set<Element>();
  for (const held of document.querySelectorAll(isChild ? selector.slice(1) : selector)) {
    let holder = held.parentElement;
    while (holder && !holders.has(holder)) {
      holders.add(holder);
      holder = isChild ? null : holder.parentElement;
    }
  }
  return holders;
}

/** Gives and takes the attributes, as `:has()` would apply and cease to. */
export function markHolders(): void {
  for (const [selector, attribute] of Object.entries(hasAttributes)) {
    const holders = holdersOf(selector);
    for (const marked of document.querySelectorAll(`[${attribute}]`)) {
      if (!holders.has(marked)) marked.removeAttribute(attribute);
    }
    for (const holder of holders) holder.toggleAttribute(attribute, true);
  }
}

/** Keeps the attributes true from now on. */
export function replaceHas(): void {
  const soon = () => requestAnimationFrame(markHolders);
  for (const event of ['change', 'focusin', 'focusout']) document.addEventListener(event, soon);
  addEventListener('beforeprint', markHolders);
  new MutationObserver(soon).observe(document, { childList: true, subtree: true });
  markHolders();
}
