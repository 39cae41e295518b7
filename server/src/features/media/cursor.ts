export interface Position {
  readonly uploaded_at: string;
  readonly id: string;
}

/** Where a page of memories ended, opaque to the client. */
export function encodeCursor({ uploaded_at, id }: Position): string {
  return Buffer.from(`${uploaded_at} ${id}`).toString('base64url');
}

/** Undefined for no cursor and for one that this server did not write: the list then starts over. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, uploaded_at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{1,64})$/.exec(text) ?? [];
  return uploaded_at && id ? { uploaded_at, id } : undefined;
}
