import { broughtByAddress } from './brought-by-address.ts';

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

export const {
  take: takeInvitation,
  pending: pendingInvitation,
  forget: forgetInvitation,
} = broughtByAddress(({ search }) => readInvitation(search));
