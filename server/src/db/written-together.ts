import { askedTogether } from './asked-together.ts';
import type { Executor } from './database.ts';

interface Ways<Row, Made> {
  readonly alone: (row: Row) => Promise<Made>;
  /** In one statement, which is a transaction of its own. @returns what became of each, in their order */
  readonly together: (rows: readonly Row[]) => Promise<Made[]>;
}

/**
 * Group commit for PostgreSQL: what is to be written in one turn of the loop is one statement, one commit and one wait for
 * the disk, and nobody is told before. Where it fails each is written alone, so that a fault is of one (decision 0101).
 * SQLite has `groupCommit`, and what is part of a transaction stands or falls with that.
 */
export function writtenTogether<Row, Made>(
  db: Executor,
  { alone, together }: Ways<Row, Made>,
): (row: Row) => Promise<Made> {
  if (db.isTransaction) return alone;
  return askedTogether(db, {
    alone,
    together: (rows) => together(rows).catch(() => Promise.all(rows.map(orWhy(alone)))),
  });
}

/** The error in the place of what was made, as who has asked together is told. */
const orWhy =
  <Row, Made>(alone: (row: Row) => Promise<Made>) =>
  (row: Row): Promise<Made | Error> =>
    alone(row).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
