import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps a text in the database that nobody reads who has the database alone. */
export interface Seal {
  /** @param owner whose it is: sealed for one, it opens for nobody else */
  close(text: string, owner: string): string;
  /** Undefined where it was sealed for somebody else or under another key, or has been changed. */
  open(sealed: string, owner: string): string | undefined;
}

/** @param purpose what is sealed: each has a key of its own, made of the server's secret */
export function sealFor(purpose: string, secretKey: Buffer): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `seal:${purpose}`, 32));
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
