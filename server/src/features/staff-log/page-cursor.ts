/** The line at which a page ended. */
export interface Position {
  readonly happenedAt: string;
  readonly id: string;
}

/** Opaque to the client. */
export const encodeCursor = ({ happenedAt, id }: Position): string => `${happenedAt}_${id}`;

/** Undefined for no cursor and for one that this server did not write: the list then starts over. */
export function decodeCursor(cursor: string | undefined): Position | undefined {
  const [, happenedAt, id] = /^([\dTZ:.-]+)_([\w-]+)$/.exec(cursor ?? '') ?? [];
  return happenedAt && id ? { happenedAt, id } : undefined;
}
