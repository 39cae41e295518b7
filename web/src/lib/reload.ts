import { FROM_SERVER } from './from-server.ts';

/** What a page says to the one that comes after it in this tab, and to no other. */
const RETURN = 'encina-return';
const RELOADED = 'encina-reloaded';

function said(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function say(name: string, words: string): boolean {
  try {
    sessionStorage.setItem(name, words);
    return true;
  } catch {
    return false;
  }
}

/** Loads the page anew. Whoever was in comes back to her home, and not to the start screen: her alarm goes on waiting. */
export function reloadInPlace(): void {
  say(RETURN, 'home');
  window.location.reload();
}

/** Whether this page was loaded in the place of one in which somebody was. Told once. */
export function takeReturn(): boolean {
  const isReturn = said(RETURN) !== null;
  if (isReturn) sessionStorage.removeItem(RETURN);
  return isReturn;
}

/**
 * For a part of the app that the server has no more: there is a newer version, and its page comes from the server, as the
 * one that is kept on the tablet would be the older one again. Once, or a part that is missing in every
 * version would reload for ever.
 * @param version names what runs now
 */
export async function reloadForMissingPart(version: string): Promise<void> {
  if (said(RELOADED) === version) return;
  const isThere = await fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere || !say(RELOADED, version)) return;
  window.history.replaceState(window.history.state, '', `?${FROM_SERVER}`);
  reloadInPlace();
}

/** Takes that out of the address again: the next start is from the tablet. */
export function forgetFromServer(): void {
  const { location, history } = window;
  if (location.search !== `?${FROM_SERVER}`) return;
  history.replaceState(history.state, '', `${location.pathname}${location.hash}`);
}
