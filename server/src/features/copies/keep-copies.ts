import { claimCopying } from '../../core/data-dir.ts';
import { noteCopy } from '../../core/last-copy.ts';
import { outageOf } from '../../core/outage.ts';
import { StartError } from '../../core/start-error.ts';
import type { Lock } from './archive/encryption.ts';
import { copiesAmong, prefixOf } from './copy-name.ts';
import type { Destination } from './destinations/destination.ts';
import { isUnfinished } from './destinations/folder.ts';
import { writeErased } from './erased-list.ts';
import { type CopySource, makeCopy } from './make-copy.ts';
import { expired } from './retention.ts';

export interface KeepOptions {
  readonly lock: Lock;
  /** Who was ever erased. */
  readonly erased: () => AsyncIterable<string>;
}

/** What came of a copy in one place. */
export interface Kept {
  readonly destination: Destination;
  /** Where it went well. */
  readonly name?: string;
  /** Where it did not, in a sentence. */
  readonly problem?: string;
}

/**
 * Makes a copy in each place, one after the other, and lets those go that have had their time. What fails in one place
 * does not hold up the next.
 * @throws StartError while another process makes copies of the same folder
 */
export async function keepCopies(
  source: CopySource,
  destinations: readonly Destination[],
  options: KeepOptions,
): Promise<Kept[]> {
  const release = claimCopying(source.dataDir);
  if (!release) throw new StartError('Ya se está haciendo otra copia. Espera a que termine.');
  try {
    const all: Kept[] = [];
    for (const destination of destinations) all.push(await keepIn(source, destination, options));
    return all;
  } finally {
    release();
  }
}

async function keepIn(
  source: CopySource,
  destination: Destination,
  { lock, erased }: KeepOptions,
): Promise<Kept> {
  const { installation } = source.facts;
  try {
    await removeUnfinished(destination, installation);
    await writeErased(destination, installation, erased());
    const name = await makeCopy(source, destination, { lock, hasFiles: true });
    await noteCopy(source.dataDir, source.clock());
    await removeExpired(destination, source);
    return { destination, name };
  } catch (error) {
    return { destination, problem: problemOf(error, destination.name) };
  }
}

async function removeUnfinished(destination: Destination, installation: string): Promise<void> {
  const names = await destination.list();
  const left = names.filter((name) => name.startsWith(prefixOf(installation)));
  for (const name of left.filter(isUnfinished)) await destination.remove(name);
}

async function removeExpired(destination: Destination, source: CopySource): Promise<void> {
  const copies = copiesAmong(await destination.list(), source.facts.installation);
  const over = new Set(
    expired(
      copies.map(({ madeAt }) => madeAt),
      source.clock(),
    ),
  );
  for (const { name, madeAt } of copies) if (over.has(madeAt)) await destination.remove(name);
}

function problemOf(error: unknown, place: string): string {
  if (error instanceof StartError) return error.message;
  if (outageOf(error) === 'disk_full') return `El disco de ${place} está lleno.`;
  return `No se ha podido hacer la copia en ${place}: ${String(error)}`;
}
