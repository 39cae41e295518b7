import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadRow } from './uploads.repo.ts';

type Signed = Pick<UploadRow, 'id' | 'user_id' | 'mime_type' | 'size' | 'expires_at'>;

/** Binds an address to one upload of one person, its type, its size and its end. */
export function signatureOf(secret: Buffer, row: Signed): string {
  const text = JSON.stringify([row.id, row.user_id, row.mime_type, row.size, row.expires_at]);
  return createHmac('sha256', secret).update(`media upload ${text}`).digest('base64url');
}

export function isSigned(secret: Buffer, row: Signed, signature: string): boolean {
  const right = Buffer.from(signatureOf(secret, row));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
