/** What an address brings with it once, for who asks later: a code, a card. @param read what it says of it */
export function broughtByAddress<Brought>(read: (location: Location) => Brought | undefined) {
  let pending: Brought | undefined;
  return {
    /** Takes it out of the address at the start, so that no bookmark and no reload brings it back. */
    take(): void {
      const { location, history } = window;
      if (location.pathname !== '/') return;
      pending = read(location);
      if (pending) history.replaceState(history.state, '', '/');
      // An address that is opened where Encina is open already may change after its # alone, and starts nothing.
      window.addEventListener('hashchange', () => {
        if (read(location)) location.reload();
      });
    },
    pending: (): Brought | undefined => pending,
    forget(): void {
      pending = undefined;
    },
  };
}
