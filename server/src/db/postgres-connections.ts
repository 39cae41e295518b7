import { type Kysely, sql } from 'kysely';

/** To PostgreSQL as a whole, to this account, and to this database; -1 is no limit. */
const granted = sql<{ connections: number }>`
  select least(
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    nullif((select rolconnlimit from pg_roles where rolname = current_user), -1),
    nullif((select datconnlimit from pg_database where datname = current_database()), -1)
  ) as connections`;

/**
 * How many connections the server opens: those that were asked for, as far as PostgreSQL grants them. One is left for
 * copies and commands, which come from outside of the server.
 * @param warn hears of it where they are fewer than was asked for
 */
export async function fittingSize<Tables>(
  db: Kysely<Tables>,
  asked: number,
  warn: (sentence: string) => void,
): Promise<number> {
  const { rows } = await granted.execute(db);
  const connections = rows[0]?.connections ?? asked;
  if (connections > asked) return asked;
  const used = Math.max(1, connections - 1);
  const left = used < connections ? 'deja una' : 'no queda ninguna';
  warn(
    `PostgreSQL concede ${connections} conexiones y DATABASE_POOL_SIZE pide ${asked}: el servidor usa ${used} y ${left} para las copias.`,
  );
  return used;
}
