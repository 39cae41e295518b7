import type { ActorOf } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { StaffLog } from '../../core/staff-log.ts';
import type { ImportsRepo } from './imports.repo.ts';
import type { Person } from './judged-rows.ts';
import { newUser } from './new-user.ts';

export type WithPin = Person & { pin: string };

interface Deps {
  readonly imports: ImportsRepo;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly staffLog: StaffLog;
}

// Hashes share four threads with every log-in: a list of five hundred must leave some for the person who enters.
const HASHED_AT_ONCE = 2;

/** Writes the people of an import, once for each key. */
export const creationIn =
  ({ imports, passwords, clock, staffLog }: Deps) =>
  async (actor: ActorOf<'admin'>, key: string, people: readonly WithPin[]): Promise<void> => {
    const now = toText(clock());
    const hashes = await hashed(
      passwords,
      people.map(({ pin }) => pin),
      actor.municipalityId,
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
    const on = { kind: 'import', id: key } as const;
    await staffLog.note(actor, { kind: 'list-imported', on, amount: people.length });
  };

async function hashed(
  passwords: Passwords,
  pins: readonly string[],
  town: string,
): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < pins.length; at += HASHED_AT_ONCE) {
    const some = pins.slice(at, at + HASHED_AT_ONCE);
    found.push(...(await Promise.all(some.map((pin) => passwords.hashPin(pin, town)))));
  }
  return found;
}
