import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the data folder, as old as the last good copy. Whoever copies by other means touches it, too. */
const LAST_COPY = 'last-copy';

/** Of the last good copy; undefined where there has been none. */
export async function lastCopyAt(dataDir: string): Promise<Temporal.Instant | undefined> {
  const found = await stat(join(dataDir, LAST_COPY)).catch(() => undefined);
  return found && Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs));
}

/** A good copy was made then. One that is older than what is known changes nothing. */
export async function noteCopy(dataDir: string, madeAt: Temporal.Instant): Promise<void> {
  const known = await lastCopyAt(dataDir);
  if (known && Temporal.Instant.compare(madeAt, known) <= 0) return;
  const file = join(dataDir, LAST_COPY);
  await writeFile(file, '', { flag: 'a', mode: 0o600 });
  const seconds = madeAt.epochMilliseconds / 1000;
  await utimes(file, seconds, seconds);
}
