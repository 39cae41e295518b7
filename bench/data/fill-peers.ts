/** Fills the databases of the peers with the rows of a plan, in the tables of `bench/peers/tables.sql`. */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inRoot } from '../../scripts/support/paths.mjs';
import type { Secrets } from './fill-encina.ts';
import { type PlannedReminder, type Town, tokenHashOf, ZONE } from './plan.ts';
import { plannedRow } from './planned-row.ts';

type Row = Readonly<Record<string, string | number | null>>;
interface Rows {
  readonly table: string;
  readonly rows: readonly Row[];
}
const CREATED = '2025-01-01T00:00:00.000Z';
const FAR_AHEAD = '2099-01-01T00:00:00.000Z';
const AT_ONCE = 500;
const tables = (): string => readFileSync(inRoot('bench/peers/tables.sql'), 'utf8');

export function fillPeerSqlite(file: string, towns: readonly Town[], secrets: Secrets): void {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal');
  db.exec(`${tables()}; begin`);
  for (const { table, rows } of towns.flatMap((town) => rowsOf(town, secrets))) {
    const names = Object.keys(rows[0] ?? {});
    const insert = db.prepare(
      `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`,
    );
    for (const row of rows) insert.run(...Object.values(row));
  }
  db.exec('commit; analyze');
  db.close();
}

export async function fillPeerPostgres(
  connectionString: string,
  towns: readonly Town[],
  secrets: Secrets,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`${tables()}; begin`);
    for (const { table, rows } of towns.flatMap((town) => rowsOf(town, secrets))) {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        const json = JSON.stringify(rows.slice(at, at + AT_ONCE));
        await client.query(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
          [json],
        );
      }
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function rowsOf(town: Town, { passwordHash, pinHash }: Secrets): Rows[] {
  const { id: town_id, people, admins, deviceId } = town;
  const users = people.map(({ id, name, surnameKey: surname_key }) => ({
    ...{ id, town_id, name, surname_key, photo: null, is_active: 1, pin_hash: pinHash },
  }));
  const staff = admins.map(({ id, email, name }) => ({
    ...{ id, town_id, email, name, password_hash: passwordHash },
  }));
  const session = (ownerId: string, user_id: string | null) => ({
    ...{ token_hash: tokenHashOf(ownerId), town_id, user_id, admin_id: null },
    expires_at: FAR_AHEAD,
  });
  return [
    { table: 'users', rows: users },
    { table: 'admins', rows: staff },
    {
      table: 'sessions',
      rows: [session(deviceId, null), ...people.map(({ id }) => session(id, id))],
    },
    {
      table: 'reminders',
      rows: people.flatMap(({ reminders }) => reminders.map(reminderRow)),
    },
  ];
}

const instants = new Map<string, string>();
/** The instant of a wall time in Spain. */
function instantOf(wallTime: string): string {
  const known = instants.get(wallTime);
  if (known) return known;
  const instant = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(ZONE).toInstant();
  const text = instant.toString({ fractionalSecondDigits: 3 });
  instants.set(wallTime, text);
  return text;
}

function reminderRow(it: PlannedReminder): Row {
  const instant = instantOf(it.occurrence);
  return {
    ...plannedRow(it),
    times: it.startsAt.slice(11),
    date_time: instant,
    occurrence: it.occurrence,
    state: 'pending',
    answered_at: null,
    due_at: instant,
    is_completed: 0,
    created_at: CREATED,
  };
}
