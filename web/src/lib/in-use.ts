/** Held by every page of this browser in which something would be lost if it were loaded anew. */
const IN_USE = 'encina in use';

/** As long as it is held, no page of this browser goes over to a new version. @returns lets go */
export function holdVersion(): () => void {
  let letGo: (() => void) | undefined;
  let isOver = false;
  const held = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
      if (isOver) resolve();
    });
  // Without HTTPS there are no locks, and no other version than that of the server either.
  void navigator.locks?.request(IN_USE, { mode: 'shared' }, held);
  return () => {
    isOver = true;
    letGo?.();
  };
}

/** Does it where no page holds on, and lets none begin to until it is done. */
export async function whereNothingIsHeld(act: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(IN_USE, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}
