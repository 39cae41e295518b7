import { createECDH, hkdfSync } from 'node:crypto';

/** The pair of keys by which push services tell one server from another (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Made of the server's own secret: there from the first start, the same in every instance, and kept where that is kept.
 * Who starts with another secret has other keys, and browsers subscribe anew the next time they are opened.
 */
export function vapidKeys(secretKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  // One in 2^32 lies beyond the order of the curve.
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', `vapid:${attempt}`, 32));
    try {
      curve.setPrivateKey(bytes);
    } catch {
      continue;
    }
    return {
      publicKey: curve.getPublicKey().toString('base64url'),
      privateKey: bytes.toString('base64url'),
    };
  }
}
