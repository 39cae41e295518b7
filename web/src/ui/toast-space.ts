/** How much of the window's foot the toast takes, as the page's `--toast`: dialogs end above it. */
const NAME = '--toast';

/** Keeps it true as long as there is a place for toasts, in px. */
export function publishToastSpace(viewport: HTMLElement | null): (() => void) | undefined {
  if (!viewport) return;
  const sizes = new ResizeObserver(() => {
    const { height, top } = viewport.getBoundingClientRect();
    document.documentElement.style.setProperty(NAME, `${height && window.innerHeight - top}px`);
  });
  sizes.observe(viewport);
  return () => {
    sizes.disconnect();
    giveToastSpaceBack();
  };
}

/** At once, where the toast itself takes a moment to fade: nothing may move under a finger when it is gone. */
export function giveToastSpaceBack(): void {
  document.documentElement.style.removeProperty(NAME);
}
