export interface Position {
  readonly day: string;
  readonly id: string;
}

/** Where a page of memories ended, opaque to the client. */
export function encodeCursor({ day, id }: Position): string {
  return Buffer.from(`${day} ${id}`).toString('base64url');
}

/** Undefined for no cursor and for one that this server did not write: the list then starts over. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, day, id] = /^(\d{4}-\d\d-\d\d) ([\w-]{1,64})$/.exec(text) ?? [];
  return day && id ? { day, id } : undefined;
}
