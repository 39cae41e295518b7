import type { UserRow } from './users.repo.ts';

type Position = Pick<UserRow, 'name_search' | 'id'>;

/** Where a page of people ended, opaque to the client. */
export function encodeCursor({ name_search, id }: Position): string {
  return Buffer.from(JSON.stringify([name_search, id])).toString('base64url');
}

/** Undefined for no cursor and for one that this server did not write: the list then starts over. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined;
  try {
    const [name_search, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isOurs = typeof name_search === 'string' && typeof id === 'string';
    return isOurs && !`${name_search}${id}`.includes('\0') ? { name_search, id } : undefined;
  } catch {
    return undefined;
  }
}
