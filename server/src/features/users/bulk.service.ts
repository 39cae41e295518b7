import type { BodyOf } from '@encina/contract/endpoint';
import {
  type ImportedPerson,
  type ImportedRow,
  importedUser,
  type importUsers,
} from '@encina/contract/users-bulk';
import type { z } from 'zod';
import type { ActorOf } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import { nameSearch } from '../../names/name-search.ts';
import type { bulkRepo } from './bulk.repo.ts';
import type { ImportsRepo } from './imports.repo.ts';
import { namesakes } from './namesakes.ts';
import { newUser } from './new-user.ts';
import { drawsFrom, randomPin } from './random-pin.ts';
import { usersCsv } from './users-csv.ts';

export interface BulkDeps {
  readonly repo: ReturnType<typeof bulkRepo>;
  readonly imports: ImportsRepo;
  readonly passwords: Passwords;
  readonly secretKey: Buffer;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly staffLog: StaffLog;
}

type Person = z.output<typeof importedUser>;
type WithPin = Person & { pin: string };
type Row = BodyOf<typeof importUsers>['rows'][number];
type Admin = ActorOf<'admin'>;

// Hashes share four threads with every log-in: a list of five hundred must leave some for the person who enters.
const HASHED_AT_ONCE = 2;

/** A town's people as a file, in and out. */
export function bulkService(deps: BulkDeps) {
  const { repo, imports, passwords, secretKey, clock, staffLog } = deps;
  const publicUrl = deps.config.publicUrl ?? null;

  async function judge(municipalityId: string, rows: readonly Row[]) {
    const names = rows.map(({ name }) => nameSearch(typeof name === 'string' ? name : ''));
    const twinsOf = namesakes(await repo.namesakes(municipalityId, names));
    const people: Person[] = [];
    const judged = rows.map((row, i): ImportedRow => {
      const parsed = importedUser.safeParse(row);
      if (parsed.success) people.push(parsed.data);
      const warnings = twinsOf(names[i] ?? '', parsed.data?.birthDate);
      return { errors: sentences(parsed.error), warnings };
    });
    return { people, judged };
  }

  /** Sent again, an import answers with the PINs that it gave: they are made of its key, and kept nowhere. */
  const withPins = (key: string, people: readonly Person[]): WithPin[] =>
    people.map((person, i) => ({
      ...person,
      pin: person.pin ?? randomPin(person.birthDate, drawsFrom(secretKey, `${key}:${i}`)),
    }));

  async function create(actor: Admin, key: string, people: readonly WithPin[]): Promise<void> {
    const now = toText(clock());
    const hashes = await hashed(
      passwords,
      people.map(({ pin }) => pin),
    );
    const made = people.map((person, i) => newUser(actor, person, hashes[i] ?? '', now));
    await imports.insertOnce(
      {
        municipality_id: actor.municipalityId,
        key,
        created: people.length,
        created_at: now,
        created_by: actor.adminId,
        undone_at: null,
      },
      made.map(({ row }) => row),
      made.flatMap(({ consents }) => consents),
    );
    await staffLog.note(actor, {
      kind: 'list-imported',
      on: { kind: 'import', id: key },
      amount: people.length,
    });
  }

  /** Who came of it and has not entered since, with the PIN of her row. */
  async function handedOver(municipalityId: string, key: string, people: readonly WithPin[]) {
    const rows = await imports.waiting(municipalityId, key);
    return rows.flatMap(({ id, name, position }): ImportedPerson[] => {
      const person = people[position];
      return person?.name === name ? [{ id, name, pin: person.pin }] : [];
    });
  }

  return {
    async import(actor: Admin, { key, dryRun, rows }: BodyOf<typeof importUsers>) {
      const { municipalityId } = actor;
      const { people, judged } = await judge(municipalityId, rows);
      if (dryRun) return { created: 0, rows: judged, people: [], publicUrl };
      const wrong = judged.findIndex(({ errors }) => errors.length > 0);
      if (wrong !== -1) throw new DomainError('invalid', { message: refusal(wrong, judged) });
      const given = withPins(key, people);
      if (!(await imports.find(municipalityId, key))) await create(actor, key, given);
      // Of two that were sent at once, the second finds the key taken: its people are the first one's.
      const made = await imports.find(municipalityId, key);
      return {
        created: made?.created ?? 0,
        rows: judged,
        people: await handedOver(municipalityId, key, given),
        publicUrl,
      };
    },
    async export({ municipalityId }: Admin): Promise<Uint8Array> {
      return usersCsv(await repo.everybody(municipalityId));
    },
  };
}

export type BulkService = ReturnType<typeof bulkService>;

async function hashed(passwords: Passwords, pins: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < pins.length; at += HASHED_AT_ONCE) {
    const some = pins.slice(at, at + HASHED_AT_ONCE);
    found.push(...(await Promise.all(some.map((pin) => passwords.hashPin(pin)))));
  }
  return found;
}

const sentences = (error: z.ZodError | undefined) => [
  ...new Set(error?.issues.map(({ message }) => message)),
];

function refusal(at: number, rows: readonly ImportedRow[]): string {
  return `No se ha creado a nadie. La persona ${at + 1} de la lista tiene un error: ${rows[at]?.errors[0]}`;
}
