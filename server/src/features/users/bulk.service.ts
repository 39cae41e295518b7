import type { BodyOf } from '@encina/contract/endpoint';
import type { ImportedPerson, ImportedRow, importUsers } from '@encina/contract/users-bulk';
import type { ActorOf } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { bulkRepo } from './bulk.repo.ts';
import { creationIn, type WithPin } from './imported-people.ts';
import type { ImportsRepo } from './imports.repo.ts';
import { judged, type Person } from './judged-rows.ts';
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

type Admin = ActorOf<'admin'>;

/** A town's people as a file, in and out. */
export function bulkService(deps: BulkDeps) {
  const { repo, imports, secretKey } = deps;
  const create = creationIn(deps);
  const publicUrl = deps.config.publicUrl ?? null;

  /** Sent again, an import answers with the PINs that it gave: they are made of its key, and kept nowhere. */
  const withPins = (key: string, people: readonly Person[]): WithPin[] =>
    people.map((person, i) => ({
      ...person,
      pin: person.pin ?? randomPin(person.birthDate, drawsFrom(secretKey, `${key}:${i}`)),
    }));

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
      const { people, verdicts } = await judged(repo, municipalityId, rows);
      if (dryRun) return { created: 0, rows: verdicts, people: [], publicUrl };
      const wrong = verdicts.findIndex(({ errors }) => errors.length > 0);
      if (wrong !== -1) throw new DomainError('invalid', { message: refusal(wrong, verdicts) });
      const given = withPins(key, people);
      if (!(await imports.find(municipalityId, key))) await create(actor, key, given);
      // Of two that were sent at once, the second finds the key taken: its people are the first one's.
      const made = await imports.find(municipalityId, key);
      return {
        created: made?.created ?? 0,
        rows: verdicts,
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

function refusal(at: number, rows: readonly ImportedRow[]): string {
  return `No se ha creado a nadie. La persona ${at + 1} de la lista tiene un error: ${rows[at]?.errors[0]}`;
}
