/** Fills a database of Encina with the rows of a plan, straight and fast. */
import { hash } from '@node-rs/argon2';
import { freshRow } from '../../server/src/core/jobs/job-rows.repo.ts';
import { passwords } from '../../server/src/core/passwords.ts';
import { type DatabaseOptions, type Executor, openDatabase } from '../../server/src/db/database.ts';
import { insertAll } from '../../server/src/db/many-rows.ts';
import { DUE } from '../../server/src/features/reminders/due.read.ts';
import { knownOf } from '../../server/src/features/reminders/known.ts';
import type { ReminderRow } from '../../server/src/features/reminders/reminder-rows.read.ts';
import { nextRing } from '../../server/src/features/reminders/rings.ts';
import { addVersions, pauseTriggers, plainPerson } from '../../server/src/testing/plain-fill.ts';
import { PASSWORD, type Person, PIN, type Town, tokenHashOf, ZONE } from './plan.ts';
import { plannedRow } from './planned-row.ts';

export const SECRET_KEY = 'the secret of the bench, 32 bytes and more';
const CREATED = '2025-01-01T00:00:00.000Z';
const FAR_AHEAD = '2099-01-01T00:00:00.000Z';
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Secrets {
  readonly passwordHash: string;
  readonly pinHash: string;
}

/** One hash of each for everybody: what takes time is to compare with it. */
export async function hashSecrets(): Promise<Secrets> {
  const passwordHash = await hash(PASSWORD, ARGON2);
  return { passwordHash, pinHash: await passwords(Buffer.from(SECRET_KEY)).hashPin(PIN) };
}

/** Makes the tables and fills them; `more` adds what a comparison wants besides. */
export async function fillEncina(
  options: DatabaseOptions,
  towns: Iterable<Town>,
  secrets: Secrets,
  more: (trx: Executor) => Promise<void> = async () => undefined,
): Promise<void> {
  const db = await openDatabase(options);
  try {
    await db.transaction().execute(async (trx) => {
      const isFilledPlainly = options.databaseUrl !== undefined;
      if (isFilledPlainly) await pauseTriggers(trx);
      for (const town of towns) await addTown(trx, town, secrets);
      await more(trx);
      if (isFilledPlainly) await addVersions(trx);
    });
  } finally {
    await db.destroy();
  }
}

async function addTown(trx: Executor, town: Town, secrets: Secrets): Promise<void> {
  const { id, name, people, admins, deviceId } = town;
  const common = { municipality_id: id, created_at: CREATED };
  await insertAll(trx, 'municipalities', [
    {
      id,
      name,
      photo_key: null,
      phone: null,
      email: null,
      address: null,
      time_zone: ZONE,
      setup_code_hash: null,
      setup_closed_at: CREATED,
      created_at: CREATED,
    },
  ]);
  await insertAll(trx, 'devices', [{ id: deviceId, name: 'Tableta', ...common }]);
  await insertAll(
    trx,
    'admins',
    admins.map((admin) => ({
      id: admin.id,
      email: admin.email,
      name: admin.name,
      password_hash: secrets.passwordHash,
      ...common,
    })),
  );
  await insertAll(
    trx,
    'users',
    people.map((person) => userRow(person, secrets)),
  );
  await insertAll(
    trx,
    'sessions',
    [
      { kind: 'device' as const, device_id: deviceId },
      ...people.map((it) => ({ user_id: it.id })),
    ].map((owner) => sessionRow(id, owner)),
  );
  const reminders = people.flatMap(reminderRows);
  await insertAll(trx, 'reminders', reminders);
  await insertAll(trx, 'jobs', reminders.flatMap(ringsFrom(Temporal.Now.instant())));
}

const userRow = ({ id, townId, name }: Person, { pinHash }: Secrets) => ({
  id,
  municipality_id: townId,
  ...plainPerson(name),
  pin_hash: pinHash,
  created_at: CREATED,
});

function sessionRow(townId: string, owner: { user_id: string } | { device_id: string }) {
  const ownerId = 'user_id' in owner ? owner.user_id : owner.device_id;
  return {
    id: `session of ${ownerId}`,
    token_hash: tokenHashOf(ownerId),
    kind: 'user_id' in owner ? ('user' as const) : ('device' as const),
    municipality_id: townId,
    device_id: null,
    user_id: null,
    support_person_id: null,
    admin_id: null,
    ...owner,
    created_at: CREATED,
    last_seen_at: FAR_AHEAD,
    idle_seconds: null,
    expires_at: FAR_AHEAD,
    confirmed_until: null,
  };
}

const reminderRows = ({ reminders }: Person) =>
  reminders.map((it) => ({
    ...plannedRow(it),
    times: '',
    rule_since: CREATED,
    created_at: CREATED,
    written_by: null,
    written_by_name: null,
  }));

/** As they stand in a town that has run for a while: no server makes a hundred thousand of them while it is measured. */
const ringsFrom = (now: Temporal.Instant) => (row: ReminderRow) => {
  const at = nextRing(knownOf(row), ZONE, now);
  return at ? [freshRow({ kind: DUE, key: row.id, dueAt: at })] : [];
};
