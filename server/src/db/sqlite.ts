import { DatabaseSync } from 'node:sqlite';
import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import { whenFree } from './busy.ts';
import { sharedTurn } from './shared-turn.ts';
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
  return new PatientDialect({
    database: {
      close: () => database.close(),
      prepare: statementsOf(database),
    },
  });
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

class PatientDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new PatientDriver(this.#config);
  }
}

class PatientDriver extends SqliteDriver {
  #patient: DatabaseConnection | undefined;

  readonly #turn = sharedTurn();

  override async acquireConnection() {
    await this.#turn();
    const connection = await super.acquireConnection();
    this.#patient ??= {
      executeQuery: (query) => whenFree(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#patient;
  }
}
