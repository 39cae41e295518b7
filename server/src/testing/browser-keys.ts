import { createECDH, randomBytes } from 'node:crypto';

/** A browser's own keys: new ones, or those that a real one has made (base64url). */
export function browserKeys(known?: { readonly privateKey: string; readonly auth: string }) {
  const curve = createECDH('prime256v1');
  if (known) curve.setPrivateKey(known.privateKey, 'base64url');
  else curve.generateKeys();
  const auth = known?.auth ?? randomBytes(16).toString('base64url');
  return { curve, auth, p256dh: curve.getPublicKey().toString('base64url') };
}

/** What a browser hands out that is reached at that address. */
export function subscriptionAt(endpoint: string, { p256dh, auth } = browserKeys()) {
  return { endpoint, keys: { p256dh, auth } };
}
