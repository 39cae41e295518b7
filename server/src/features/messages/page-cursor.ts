export interface Position {
  readonly createdAt: string;
  readonly id: string;
}

/** Where a page of a conversation ended, opaque to the client. */
export const encodeCursor = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** Undefined for no cursor and for one that this server did not write: the list then starts over. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, createdAt, id] = /^([\d-]{10}T[\d:.]{12}Z) ([\w-]{1,64})$/.exec(text) ?? [];
  return createdAt && id ? { createdAt, id } : undefined;
}
