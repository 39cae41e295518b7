import { DatabaseSync } from 'node:sqlite';
import { type DatabaseConnection, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely';
import { type AnswerAtOnce, type Asked, OneThreadAdapter } from './answers-at-once.ts';
import { isBusy, whenFree } from './busy.ts';
import { sharedTurn } from './shared-turn.ts';
import { PlannedOnceCompiler } from './sqlite-query-compiler.ts';
import { statementsOf } from './sqlite-statements.ts';

/** For the opening alone, when nobody is served yet. */
const OPENING_MS = 5_000;
/** `PRAGMA auto_vacuum`: the file shrinks when it is told to. */
const INCREMENTAL = 2;

/**
 * Kysely's SQLite dialect over `node:sqlite`. WAL lets readers pass a writer; FULL makes an acknowledged
 * commit survive a power cut, which is the whole point of acknowledging it; secure deletion writes zeros over what
 * is deleted, so that who was erased is not read out of the file.
 */
export function sqliteDialect(file: string) {
  const database = new DatabaseSync(file, {
    enableForeignKeyConstraints: true,
    timeout: OPENING_MS,
  });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  database.exec('PRAGMA busy_timeout = 0');
  const connection = {
    prepare: statementsOf(database),
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    turn: sharedTurn(),
  };
  return new OurDialect(connection);
}

/**
 * Prepares a file to give back what is deleted. A file of an older version is written anew once, which also takes
 * away what was deleted before it was overwritten.
 */
export function reclaimable(file: string): void {
  const database = new DatabaseSync(file, { timeout: OPENING_MS });
  try {
    if (database.prepare('PRAGMA auto_vacuum').get()?.auto_vacuum === INCREMENTAL) return;
    database.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
  } finally {
    database.close();
  }
}

interface Connection {
  readonly prepare: (sql: string) => SqliteStatement;
  readonly close: () => void;
  readonly isInTransaction: () => boolean;
  /** To be waited for where statements have had the thread for long. */
  readonly turn: () => Promise<void> | undefined;
}

class OurDialect extends SqliteDialect {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver() {
    return new PatientDriver(this.#connection);
  }

  override createQueryCompiler() {
    return new PlannedOnceCompiler();
  }

  override createAdapter() {
    return new OneThreadAdapter(answeringAtOnce(this.#connection));
  }
}

/**
 * A read waits for a transaction, and for whoever else has waited for the thread; what is said in the transaction waits for
 * neither. A lock of another process all of them wait for.
 */
const answeringAtOnce =
  ({ prepare, isInTransaction, turn }: Connection): AnswerAtOnce =>
  <Row>({ sql, parameters }: Asked, isSaidInOne: boolean) => {
    const statement = prepare(sql);
    const isItsTurn = isSaidInOne
      ? isInTransaction()
      : statement.reader && !isInTransaction() && turn() === undefined;
    if (!isItsTurn) return undefined;
    try {
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { numAffectedRows: BigInt(changes), rows: [] };
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  };

class PatientDriver extends SqliteDriver {
  readonly #connection: Connection;
  #patient: DatabaseConnection | undefined;

  constructor(connection: Connection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override async acquireConnection() {
    await this.#connection.turn();
    const connection = await super.acquireConnection();
    this.#patient ??= {
      executeQuery: (query) => whenFree(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#patient;
  }

  /** On a full disk SQLite has taken everything back itself: another attempt would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.isInTransaction()) await super.rollbackTransaction(connection);
  }
}
