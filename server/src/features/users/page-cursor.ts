import type { Position } from './users.repo.ts';

/** Where a page of people ended, opaque to the client. */
export function encodeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Undefined for no cursor and for one that this server did not write: the list then starts over. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined;
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isOurs = typeof key === 'string' && typeof id === 'string';
    return isOurs && !`${key}${id}`.includes('\0') ? { key, id } : undefined;
  } catch {
    return undefined;
  }
}
