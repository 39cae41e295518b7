import { type QueryResult, SqliteAdapter } from 'kysely';

/** What is asked: the text of a statement, and its values. */
export interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
/** The answer of SQLite, which is there as soon as it is asked for; undefined where the question has to wait its turn. */
export type AnswerAtOnce = <Row>(
  asked: Asked,
  /** Said in a transaction: whatever it is, its turn is now. */
  isInTransaction: boolean,
) => QueryResult<Row> | undefined;

/** SQLite takes changes of tables back as it does those of rows: a migration that is killed has not begun. */
export class OneThreadAdapter extends SqliteAdapter {
  readonly answerAtOnce: AnswerAtOnce;

  constructor(answerAtOnce: AnswerAtOnce) {
    super();
    this.answerAtOnce = answerAtOnce;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}
