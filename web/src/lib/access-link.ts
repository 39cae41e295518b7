/** With which a relative chooses her password, and of which town it is. */
export interface AccessLink {
  readonly code: string;
  readonly municipalityId: string;
}

const LINK = /^#apoyo=([A-Z2-9]{5}-?[A-Z2-9]{5})&municipio=([\w-]{1,64})$/i;

/** The address that staff send. What comes after the # stays in the browser: no server and no log sees it. */
export function accessAddress({ code, municipalityId }: AccessLink, base: string): string {
  const address = new URL('/', base);
  address.hash = `apoyo=${code}&municipio=${municipalityId}`;
  return address.href;
}

/** What an address says after its #; nothing where it is no such link. */
export function readAccessLink(hash: string): AccessLink | undefined {
  const [, code, municipalityId] = LINK.exec(hash) ?? [];
  return code && municipalityId ? { code: code.toUpperCase(), municipalityId } : undefined;
}

let pending: AccessLink | undefined;

/** Takes the code out of the address at the start, so that no bookmark and no reload brings it back. */
export function takeAccessLink(): void {
  const { location, history } = window;
  if (location.pathname !== '/') return;
  pending = readAccessLink(location.hash);
  if (pending) history.replaceState(history.state, '', '/');
  // A link that is opened where Encina is open already changes the address, and starts nothing.
  window.addEventListener('hashchange', () => {
    if (readAccessLink(location.hash)) location.reload();
  });
}

export const pendingAccess = (): AccessLink | undefined => pending;

export function forgetAccess(): void {
  pending = undefined;
}
