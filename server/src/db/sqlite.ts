import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { whenFree } from './busy.ts';

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
  return new OurDialect(
    {
      database: {
        close: () => database.close(),
        prepare(sql) {
          const statement = database.prepare(sql);
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...values(parameters)),
            run: (parameters) => statement.run(...values(parameters)),
            iterate: (parameters) => statement.iterate(...values(parameters)),
          };
        },
      },
    },
    () => database.isTransaction,
  );
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

type Config = ConstructorParameters<typeof SqliteDialect>[0];

class OurDialect extends SqliteDialect {
  readonly #config: Config;
  readonly #isInTransaction: () => boolean;

  constructor(config: Config, isInTransaction: () => boolean) {
    super(config);
    this.#config = config;
    this.#isInTransaction = isInTransaction;
  }

  override createDriver() {
    return new PatientDriver(this.#config, this.#isInTransaction);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** SQLite takes changes of tables back as it does those of rows: a migration that is killed has not begun. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class PatientDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  #patient: DatabaseConnection | undefined;

  constructor(config: Config, isInTransaction: () => boolean) {
    super(config);
    this.#isInTransaction = isInTransaction;
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    this.#patient ??= {
      executeQuery: (query) => whenFree(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#patient;
  }

  /** On a full disk SQLite has taken everything back itself: another attempt would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}
