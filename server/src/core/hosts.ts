import { BlockList, isIP } from 'node:net';

/** The name in `Host`, in small letters, without its port and the brackets of IPv6; undefined where it is none. */
function hostName(host: string | undefined): string | undefined {
  const name = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i.exec(host ?? '')?.[1];
  return name?.toLowerCase().replace(/^\[|\]$/g, '');
}

const isLocalhost = (name: string) => name === 'localhost' || name.endsWith('.localhost');

/**
 * The names under which this server is asked: this machine, any address in numbers, and its public one. A page of
 * another name that leads here (DNS rebinding) would read as its own what this network alone may see.
 */
export function hostGuard(publicUrl: string | undefined): (host: string | undefined) => boolean {
  const own = publicUrl === undefined ? undefined : hostName(URL.parse(publicUrl)?.host);
  return (host) => {
    const name = hostName(host);
    return name !== undefined && (isLocalhost(name) || isIP(name) > 0 || name === own);
  };
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** True where an address of the web leads no further than this machine or its network: no proxy stands before it. */
export function isLocalUrl(url: string): boolean {
  const name = hostName(URL.parse(url)?.host) ?? '';
  const family = isIP(name);
  if (family > 0) return privateNetworks.check(name, family === 4 ? 'ipv4' : 'ipv6');
  return (
    isLocalhost(name) || !name.includes('.') || /\.(?:local|lan|internal|home\.arpa)$/.test(name)
  );
}
