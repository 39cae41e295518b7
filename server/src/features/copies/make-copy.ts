import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../core/clock.ts';
import { toText } from '../../core/clock.ts';
import type { Storage } from '../../core/storage.ts';
import { encrypted, type Lock } from './archive/encryption.ts';
import { type CopyFacts, DATABASE, KEY, PASSPHRASE, SETTINGS } from './archive/manifest.ts';
import { type Entry, writeArchive } from './archive/write-archive.ts';
import { filesOf, sizeOfFiles } from './copied-files.ts';
import { copyName } from './copy-name.ts';
import type { Destination } from './destinations/destination.ts';
import { folderDestination } from './destinations/folder.ts';
import { requireRoom } from './room.ts';

/** What is copied. */
export interface CopySource {
  readonly dataDir: string;
  readonly storage: Storage;
  readonly database: {
    /** Writes it into an empty folder as it is now. */
    copy(folder: string): Promise<{ migration: string; files: readonly string[] }>;
    size(): Promise<number>;
  };
  readonly facts: Pick<CopyFacts, 'version' | 'installation' | 'engine'>;
  /** The variables that the server is started with, by name. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  readonly clock: Clock;
}

export interface CopyOptions {
  readonly lock: Lock;
  readonly hasFiles: boolean;
}

/** In the data folder: the database on its way into an archive. Who finds it there may remove it. */
export const WORK = 'copying';

/** Makes one copy in one place. @returns its name there */
export async function makeCopy(
  source: CopySource,
  destination: Destination,
  { lock, hasFiles }: CopyOptions,
): Promise<string> {
  const { dataDir, clock, facts } = source;
  const work = join(dataDir, WORK);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { mode: 0o700 });
  try {
    await requireRoomFor(source, destination, hasFiles);
    const madeAt = clock();
    const name = copyName(facts.installation, madeAt);
    let migration = '';
    const entries = entriesOf(source, work, hasFiles, (seen) => {
      migration = seen;
    });
    const archive = writeArchive(entries, () => ({
      ...facts,
      createdAt: toText(madeAt),
      hasFiles,
      migration,
    }));
    await destination.put(name, encrypted(archive, lock));
    return name;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function* entriesOf(
  { dataDir, storage, database, settings }: CopySource,
  work: string,
  hasFiles: boolean,
  sawMigration: (name: string) => void,
): AsyncGenerator<Entry> {
  const taken = new Map<string, number>();
  if (hasFiles) yield* filesOf(storage, taken);
  const { migration, files } = await database.copy(work);
  sawMigration(migration);
  for (const file of files) {
    const path = join(work, file);
    const { size } = await stat(path);
    yield { name: `${DATABASE}${file}`, size, bytes: createReadStream(path) };
  }
  if (hasFiles) yield* filesOf(storage, taken);
  for (const name of [KEY, PASSPHRASE]) {
    const bytes = await readFile(join(dataDir, name)).catch(() => undefined);
    if (bytes) yield entryOf(name, bytes);
  }
  yield entryOf(
    SETTINGS,
    Buffer.from(settings.map(([name, value]) => `${name}=${value}\n`).join('')),
  );
}

const entryOf = (name: string, bytes: Buffer): Entry => ({
  name,
  size: bytes.length,
  bytes: (async function* () {
    yield bytes;
  })(),
});

async function requireRoomFor(
  { storage, database, dataDir }: CopySource,
  destination: Destination,
  hasFiles: boolean,
): Promise<void> {
  const rows = await database.size();
  const files = hasFiles ? await sizeOfFiles(storage) : 0;
  requireRoom(dataDir, rows, await folderDestination(dataDir).room());
  requireRoom(destination.name, rows + files, await destination.room());
}
