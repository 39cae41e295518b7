declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** What a browser does with what its push service brings (RFC 8188, 8291). */
  export function decrypt(
    bytes: Buffer,
    keys: {
      readonly version: 'aes128gcm';
      readonly privateKey: ECDH;
      readonly authSecret: string;
    },
  ): Buffer;
}
