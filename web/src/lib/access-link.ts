import { broughtByAddress } from './brought-by-address.ts';

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

export const {
  take: takeAccessLink,
  pending: pendingAccess,
  forget: forgetAccess,
} = broughtByAddress(({ hash }) => readAccessLink(hash));
