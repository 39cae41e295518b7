/** A device code that came with the address: somebody scanned the picture of it. */
export interface Invitation {
  readonly code: string;
  readonly municipalityId: string;
}

const CODE = /^[A-Z2-9]{4}-?[A-Z2-9]{4}$/;

/** The address that the picture holds, under the one by which tablets reach Encina. */
export function invitationAddress({ code, municipalityId }: Invitation, base: string): string {
  const address = new URL('/', base);
  address.search = String(new URLSearchParams({ codigo: code, municipio: municipalityId }));
  return address.href;
}

/** What the address says, and nothing where it says no code. */
export function readInvitation(search: string): Invitation | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('codigo')?.trim().toUpperCase() ?? '';
  const municipalityId = query.get('municipio')?.trim() ?? '';
  return CODE.test(code) && municipalityId !== '' ? { code, municipalityId } : undefined;
}

let pending: Invitation | undefined;

/** Takes the code out of the address at the start, so that no bookmark and no reload brings it back. */
export function takeInvitation(): void {
  const { location, history } = window;
  if (location.pathname !== '/') return;
  pending = readInvitation(location.search);
  if (pending) history.replaceState(history.state, '', '/');
}

export const pendingInvitation = (): Invitation | undefined => pending;

export function forgetInvitation(): void {
  pending = undefined;
}
