import { StartError } from '../../../core/start-error.ts';
import type { Storage } from '../../../core/storage.ts';
import type { Manifest } from '../archive/manifest.ts';

/** Where a copy is put. */
export interface RestoreTarget {
  readonly dataDir: string;
  /** Where files do not live in the data folder. */
  readonly store: Storage | undefined;
  readonly database: {
    readonly engine: Manifest['engine'];
    /** Whether this program is new enough. */
    knows(migration: string): boolean;
    /** Fills the database from the files of the folder; left out where it is itself a file of the data folder. */
    readonly load?: (folder: string, manifest: Manifest) => Promise<void>;
    /** Brings its tables up to date, and forgets these people with their files. */
    erase(folder: string, ids: readonly string[]): Promise<void>;
  };
}

/** @throws StartError where the copy is of another kind of database, or of a newer program */
export function refuseUnsuitable(manifest: Manifest, { database }: RestoreTarget): void {
  if (manifest.engine !== database.engine) {
    throw new StartError(
      manifest.engine === 'postgres'
        ? 'Esta copia es de PostgreSQL. Di con DATABASE_URL dónde hay que ponerla.'
        : 'Esta copia es de SQLite. Quita DATABASE_URL para recuperarla.',
    );
  }
  if (!database.knows(manifest.migration)) {
    throw new StartError(
      `Esta copia es de una versión más nueva de Encina, la ${manifest.version}. Instala esa versión antes.`,
    );
  }
}
