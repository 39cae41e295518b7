import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { exportRepo, Section } from './export.repo.ts';
import { readable, readme } from './export-words.ts';

/** A file of the person, as it came. */
export interface Original {
  /** Its path in the ZIP. */
  readonly name: string;
  readonly stream: Readable;
}

export interface ExportDeps {
  readonly repo: ReturnType<typeof exportRepo>;
  /** All of them, one after the other: each is opened when the one before has gone. */
  readonly originals: (userId: string) => AsyncIterable<Original>;
  readonly clock: Clock;
}

/** Copies that are made at once: each holds files and a connection open for as long as its reader takes. */
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 60;
/** A copy that nobody takes and nobody breaks off keeps nobody else out for longer, in ms. */
const FORGOTTEN_AFTER = 15 * 60_000;

/** Everything of one person in a ZIP that is made while it is sent, however large it is. */
export function exportService({ repo, originals, clock }: ExportDeps) {
  const open = new Set<string>();

  /** One of each person, and few of all. */
  function admit(userId: string): void {
    if (open.size < MOST_AT_ONCE && !open.has(userId)) {
      open.add(userId);
      return;
    }
    const message = 'Ya se está preparando otra copia. Espera un minuto e inténtalo de nuevo.';
    throw new DomainError('busy', { message, retryAfter: RETRY_SECONDS });
  }

  return {
    async zip(user: Authorized<UserSubject>): Promise<Readable> {
      admit(user.id);
      try {
        const output = await made(user);
        const left = setTimeout(() => open.delete(user.id), FORGOTTEN_AFTER).unref();
        return output.once('close', () => {
          clearTimeout(left);
          open.delete(user.id);
        });
      } catch (error) {
        open.delete(user.id);
        throw error;
      }
    },
  };

  async function made(user: Authorized<UserSubject>): Promise<Readable> {
    // Before the first byte: what fails here still is an answer with a sentence.
    const sections = await repo.sections(user.id);
    const now = clock();
    const day = now.toZonedDateTimeISO(user.timeZone).toPlainDate().toString();
    const zip = new yazl.ZipFile();
    const mtime = new Date(now.epochMilliseconds);
    zip.addBuffer(Buffer.from(readme(day)), 'LEEME.txt', { mtime });
    for (const section of sections) {
      zip.addBuffer(jsonOf(section), `${section.name}.json`, { mtime });
    }
    // The library types it as less than it is: without `destroy`, a fault in the middle would look like an end.
    const output = zip.outputStream as Readable;
    addOriginals(zip, originals(user.id), output, mtime).catch((cause) => output.destroy(cause));
    return output;
  }
}

export type ExportService = ReturnType<typeof exportService>;

const jsonOf = ({ rows }: Section) =>
  Buffer.from(`${JSON.stringify(rows.map(readable), null, 2)}\n`);

/** Pictures and films are compressed already. */
async function addOriginals(
  zip: yazl.ZipFile,
  originals: AsyncIterable<Original>,
  output: Readable,
  mtime: Date,
): Promise<void> {
  for await (const { name, stream } of originals) {
    // Who goes away in the middle leaves nothing open.
    const close = () => stream.destroy();
    output.once('close', close);
    zip.addReadStream(stream, name, { mtime, compress: false });
    await finished(stream, { writable: false });
    output.off('close', close);
  }
  zip.end();
}
