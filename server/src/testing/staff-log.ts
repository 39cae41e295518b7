import { newId } from '../core/ids.ts';
import { passwords } from '../core/passwords.ts';
import type { StaffLogRow } from '../core/staff-log.repo.ts';
import { addAdmin } from './accounts.ts';
import { SECRET_KEY, type Town } from './town.ts';

/** With which Ana logs in. */
export const PASSWORD = 'la encina de la dehesa';

/** A line as the panel shows it. */
export interface Entry {
  readonly kind: string;
  readonly by: { readonly kind: string; readonly id: string | null; readonly name: string | null };
  readonly on: { readonly kind: string; readonly id: string; readonly name: string | null } | null;
}

/** An administrator of that town, who reads its log. */
export async function anaIn(town: Town, home: string) {
  const password_hash = await passwords(SECRET_KEY).hashPassword(PASSWORD);
  const given = { name: 'Ana García', municipality_id: home, password_hash };
  const admin = await addAdmin(town, given);
  const entries = async (query = ''): Promise<Entry[]> =>
    (await admin.ask({ url: `/api/staff-log${query}` })).json;
  const email = `${admin.id}@ayuntamiento.example`;
  const logIn = (password: string, at = email) =>
    town.ask({
      method: 'POST',
      url: '/api/admin/login',
      body: { email: at, password, municipalityId: home, enrolsDevice: false },
    });
  const create = async (name: string): Promise<string> => {
    const body = { name, pin: '2468' };
    return (await admin.ask({ method: 'POST', url: '/api/users', body })).json.id;
  };
  return { ...admin, entries, logIn, create };
}

/** The lines of a town, oldest first. */
export const linesOf = (town: Town, municipalityId: string) =>
  town.db
    .selectFrom('staff_log')
    .selectAll()
    .where('municipality_id', '=', municipalityId)
    .orderBy('id')
    .execute();

/** Writes a log-in, but for what is said. */
export async function addLine(
  town: Town,
  municipalityId: string,
  given: Partial<StaffLogRow>,
): Promise<void> {
  const row: StaffLogRow = {
    id: newId(),
    municipality_id: municipalityId,
    topic: 'entries',
    kind: 'logged-in',
    by_kind: 'admin',
    by_id: null,
    on_kind: null,
    on_id: null,
    amount: null,
    happened_at: '2026-11-20T16:05:00.000Z',
    ...given,
  };
  await town.db.insertInto('staff_log').values(row).execute();
}
