import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://` address of the one PostgreSQL of this run; create your own database in it. */
    postgresUrl: string;
    /** Two empty databases with the tables of today, to be copied: SQLite in the folder, PostgreSQL at the address. */
    migrated: { dataDir: string; databaseUrl: string };
  }
}
