import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://` address of the one PostgreSQL of this run; create your own database in it. */
    postgresUrl: string;
  }
}
