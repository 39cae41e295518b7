import { type Clock, toText } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { AdminRow } from './admins.repo.ts';

interface Given {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** The row of a new administrator: the first of a municipality or another one. */
export async function newAdmin(
  { passwords, clock }: { passwords: Pick<Passwords, 'hashPassword'>; clock: Clock },
  municipalityId: string,
  { email, name, password }: Given,
): Promise<AdminRow> {
  return {
    id: newId(),
    municipality_id: municipalityId,
    email: email.toLowerCase(),
    name,
    password_hash: await passwords.hashPassword(password),
    created_at: toText(clock()),
  };
}
