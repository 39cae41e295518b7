/** What a database was at one moment, in files. */
export interface DatabaseCopy {
  /** The last migration that it has seen. */
  readonly migration: string;
  /** Names of the files in the folder. */
  readonly files: readonly string[];
}
