import { type QueryResult, SqliteAdapter } from 'kysely';

/** What is asked: the text of a statement, and its values. */
export interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
/** The answer of SQLite, which is there as soon as it is asked for; undefined where the question has to wait its turn. */
export type ReadAtOnce = <Row>(asked: Asked) => QueryResult<Row> | undefined;

/** SQLite takes changes of tables back as it does those of rows: a migration that is killed has not begun. */
export class OneThreadAdapter extends SqliteAdapter {
  readonly readAtOnce: ReadAtOnce;

  constructor(readAtOnce: ReadAtOnce) {
    super();
    this.readAtOnce = readAtOnce;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}
