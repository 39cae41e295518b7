/** The push services of the browsers there are; whatever else a subscription names is never called. */
const HOSTS: readonly RegExp[] = [
  // Chrome, Edge on Android, Samsung Internet
  /^fcm\.googleapis\.com$/,
  // Firefox
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  // Edge
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  // Safari
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
];

/** @param ofTests the one of a test, on this machine */
export function isPushService(endpoint: string, ofTests?: string): boolean {
  const url = URL.parse(endpoint);
  if (!url) return false;
  if (ofTests !== undefined && url.origin === ofTests) return true;
  const isPlain = url.port === '' && url.username === '' && url.password === '';
  return url.protocol === 'https:' && isPlain && HOSTS.some((host) => host.test(url.hostname));
}
