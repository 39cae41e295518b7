import { isIP } from 'node:net';

/** Where a passkey works: browsers bind it to the name of a site that nobody can imitate. */
export interface Site {
  readonly rpId: string;
  readonly origin: string;
}

/**
 * The site of a page, if passkeys work there: it has a name of its own, and comes over HTTPS or from this machine.
 * @param address of the page
 */
export function siteOf(address: string): Site | undefined {
  const { protocol, hostname, origin } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = hostname !== '' && !hostname.startsWith('[') && isIP(hostname) === 0;
  return isName && (isLocal || protocol === 'https:') ? { rpId: hostname, origin } : undefined;
}
