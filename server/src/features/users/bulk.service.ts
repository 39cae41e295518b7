import type { BodyOf } from '@encina/contract/endpoint';
import { type ImportedRow, importedUser, type importUsers } from '@encina/contract/users-bulk';
import type { z } from 'zod';
import type { ActorOf } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import { nameSearch } from '../../names/name-search.ts';
import type { bulkRepo } from './bulk.repo.ts';
import { newUser } from './new-user.ts';
import { usersCsv } from './users-csv.ts';

export interface BulkDeps {
  readonly repo: ReturnType<typeof bulkRepo>;
  readonly passwords: Passwords;
  readonly clock: Clock;
}

type Person = z.output<typeof importedUser>;
type Row = BodyOf<typeof importUsers>['rows'][number];

// Hashes share four threads with every log-in: a list of five hundred must leave some for the person who enters.
const HASHED_AT_ONCE = 2;

/** A town's people as a file, in and out. */
export function bulkService({ repo, passwords, clock }: BulkDeps) {
  async function judge(municipalityId: string, rows: readonly Row[]) {
    const names = rows.map(({ name }) => nameSearch(typeof name === 'string' ? name : ''));
    const known = await repo.known(municipalityId, names);
    const seen = new Set<string>();
    const people: Person[] = [];
    const judged = rows.map((row, i): ImportedRow => {
      const parsed = importedUser.safeParse(row);
      if (parsed.success) people.push(parsed.data);
      const name = names[i] ?? '';
      const warnings = name === '' ? [] : twins(name, known, seen);
      seen.add(name);
      return { errors: sentences(parsed.error), warnings };
    });
    return { people, judged };
  }

  async function hashes(people: readonly Person[]): Promise<string[]> {
    const found: string[] = [];
    for (let at = 0; at < people.length; at += HASHED_AT_ONCE) {
      const some = people.slice(at, at + HASHED_AT_ONCE);
      found.push(...(await Promise.all(some.map(({ pin }) => passwords.hashPin(pin)))));
    }
    return found;
  }

  return {
    async import(actor: ActorOf<'admin'>, { key, dryRun, rows }: BodyOf<typeof importUsers>) {
      const { municipalityId } = actor;
      const { people, judged } = await judge(municipalityId, rows);
      if (dryRun) return { created: 0, rows: judged };
      const wrong = judged.findIndex(({ errors }) => errors.length > 0);
      if (wrong !== -1) throw new DomainError('invalid', { message: refusal(wrong, judged) });
      const before = await repo.madeBefore(municipalityId, key);
      if (before !== undefined) return { created: before, rows: judged };
      const now = toText(clock());
      const pins = await hashes(people);
      const made = people.map((person, i) => newUser(actor, person, pins[i] ?? '', now));
      const isNew = await repo.insertOnce(
        { municipalityId, key, now },
        made.map(({ row }) => row),
        made.flatMap(({ consents }) => consents),
      );
      // Of two that were sent at once, the second finds the key taken: its people are the first one's.
      const created = isNew ? made.length : await repo.madeBefore(municipalityId, key);
      return { created: created ?? 0, rows: judged };
    },
    async export({ municipalityId }: ActorOf<'admin'>): Promise<Uint8Array> {
      return usersCsv(await repo.everybody(municipalityId));
    },
  };
}

export type BulkService = ReturnType<typeof bulkService>;

const sentences = (error: z.ZodError | undefined) => [
  ...new Set(error?.issues.map(({ message }) => message)),
];

function twins(name: string, known: ReadonlySet<string>, seen: ReadonlySet<string>): string[] {
  if (known.has(name)) return ['Ya hay una persona con este nombre.'];
  return seen.has(name) ? ['Este nombre está más arriba en el archivo.'] : [];
}

function refusal(at: number, rows: readonly ImportedRow[]): string {
  return `No se ha creado a nadie. La persona ${at + 1} de la lista tiene un error: ${rows[at]?.errors[0]}`;
}
