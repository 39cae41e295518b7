import { isIP } from 'node:net';

/** The framework's own names for the networks of this machine and of a town hall. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** True for what may stand in TRUST_PROXY: hops, addresses and networks, `false`, and `true` as it was once written. */
export const isTrustedProxies = (text: string): boolean =>
  /^(true|false|\d{1,2})$/.test(text) || text.split(',').every(isProxy);

/** An address, a network (`10.0.0.0/8`) or one of the names that the framework knows. */
function isProxy(text: string): boolean {
  const [address = '', bits, more] = text.trim().split('/');
  if (bits === undefined) return isIP(address) > 0 || NETWORKS.includes(address);
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && more === undefined && /^\d+$/.test(bits) && Number(bits) <= most;
}

/**
 * A number trusts that many hops, anything else is a list of addresses. `true` would believe the first address that
 * anybody writes; it is one hop, the one that an installation with one proxy means by it.
 */
export function trustedProxies(text: string | undefined): false | number | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return 1;
  return /^\d+$/.test(text) ? Number(text) : text;
}
