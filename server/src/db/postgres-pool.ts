import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Answer, arePlain, type Known, NamedQuery } from './postgres-named-query.ts';

/** Each connection of PostgreSQL keeps what was prepared on it until it ends: no more than so many. */
const MOST_NAMED = 400;
/** In letters of their text: longer ones are lists of values, each of another length. */
const LONGEST_NAMED = 4_000;
/** "feature not supported", of a kept plan: the table has other columns now than when it was made. */
const STALE_PLAN = '0A000';
/** "in failed SQL transaction" */
const TRANSACTION_OVER = '25P02';

interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  /** Whether statements are named, and so planned once for each connection. */
  readonly prepares: boolean;
  /** Limits of time, in the words of `pg`. */
  readonly limits: object;
}

export function postgresPool({ connectionString, size, prepares, limits }: PoolOptions) {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 5_000,
    ...limits,
  });
  // A connection lost, as when PostgreSQL restarts: the pool drops it, a query on it fails by itself, and the
  // next opens another. Without these listeners the loss would end the process, in use (`connect`) or idle.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return prepares ? preparing(pool) : pool;
}

/** The same pool, whose statements have a name: PostgreSQL reads and plans the text of one once for each connection. */
function preparing(pool: pg.Pool): PostgresPool {
  const names = statementNames();
  // Kysely knows again what it has been given before.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const ours = known.get(client) ?? preparingOn(client, names);
      known.set(client, ours);
      return ours;
    },
  };
}

function preparingOn(
  client: pg.PoolClient,
  names: ReturnType<typeof statementNames>,
): PostgresPoolClient {
  const known: Known = new Map();
  const query = async (text: string, values: readonly unknown[]) => {
    // What has no values (`begin`) goes in one message, and needs no plan.
    const plain = values.length > 0 && arePlain(values) ? values : undefined;
    const name = plain && names.of(text);
    if (!name) return client.query(text, [...values]);
    try {
      return await named(client, { name, text, values: plain, known });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      names.forget(text);
      return client.query(text, [...values]).catch((again: unknown) => {
        // A transaction takes nothing more, and would hide what ended it; the next one is right.
        throw isTransactionOver(again) ? error : again;
      });
    }
  };
  return {
    // Kysely would also send cursors, which nothing here opens.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}

const named = (client: pg.PoolClient, sent: ConstructorParameters<typeof NamedQuery>[0]) =>
  new Promise<Answer | undefined>((resolve, reject) => {
    client.query(
      new NamedQuery(sent, (error, answer) => (error ? reject(error) : resolve(answer))),
    );
  });

const hasCode = (code: string) => (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === code;
const isStalePlan = hasCode(STALE_PLAN);
const isTransactionOver = hasCode(TRANSACTION_OVER);

/** The first to come get a name: what is asked all the time comes in the first minutes. */
function statementNames() {
  const names = new Map<string, string | undefined>();
  return {
    of(text: string): string | undefined {
      if (names.has(text)) return names.get(text);
      if (text.length > LONGEST_NAMED || names.size >= MOST_NAMED) return undefined;
      const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
      names.set(text, name);
      return name;
    },
    forget: (text: string) => void names.set(text, undefined),
  };
}
