import { inSeconds, toText } from '../core/clock.ts';
import { hashToken, newToken } from '../core/tokens.ts';
import { HOME_TOWN, START, type Town } from './town.ts';

const CREATED = toText(Temporal.Instant.from(START));

/** A code with which a relative chooses her password, as staff would have issued it. */
export async function addAccessCode(
  town: Town,
  adminId: string,
  supportPersonId: string,
  code: string,
): Promise<void> {
  await town.db
    .insertInto('support_codes')
    .values({
      code_hash: hashToken(code),
      support_person_id: supportPersonId,
      created_by: adminId,
      expires_at: inSeconds(Temporal.Instant.from(START), 7 * 24 * 3_600),
    })
    .execute();
}

/** A code that enrols one device, as staff would have issued it. */
export async function addDeviceCode(
  town: Town,
  adminId: string,
  code: string,
  municipalityId = HOME_TOWN,
): Promise<void> {
  await town.db
    .insertInto('device_codes')
    .values({
      code_hash: hashToken(code),
      municipality_id: municipalityId,
      created_by: adminId,
      device_name: null,
      expires_at: inSeconds(Temporal.Instant.from(START), 1_800),
    })
    .execute();
}

/** A card of the person, and its secret. */
export async function addCard(town: Town, userId: string): Promise<string> {
  const secret = newToken();
  await town.db
    .insertInto('cards')
    .values({
      user_id: userId,
      secret_hash: hashToken(secret),
      created_by: null,
      created_at: CREATED,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret_hash: hashToken(secret) }),
    )
    .execute();
  return secret;
}

/** An import that was made just now, of these people. */
export async function addImport(
  town: Town,
  key: string,
  people: readonly string[] = [],
): Promise<void> {
  await town.db
    .insertInto('user_imports')
    .values({
      municipality_id: HOME_TOWN,
      key,
      created: people.length,
      created_at: CREATED,
      created_by: null,
      undone_at: null,
    })
    .execute();
  const rows = people.map((user_id, position) => ({ user_id, import_key: key, position }));
  if (rows.length > 0) await town.db.insertInto('imported_users').values(rows).execute();
}
