import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { SqliteStatement } from 'kysely';
import { type MakeRow, rowMaker } from './sqlite-rows.ts';

/** Statements that stay prepared; each takes some kilobytes. */
const MOST_KEPT = 400;
/** In letters of their text: longer ones are lists of values, each of another length. */
const LONGEST_KEPT = 4_000;
/** What changes tables is said once, and a `pragma` may mean another thing each time. */
const WORTH_KEEPING =
  /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

/**
 * Prepares a statement once for the life of the connection, and gives it again to whoever sends the same text. Those
 * asked for longest ago are let go. SQLite prepares a kept one anew by itself where tables have changed.
 */
export function statementsOf(database: DatabaseSync): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    const statement = kept.get(sql) ?? prepare(database, sql);
    if (sql.length > LONGEST_KEPT || !WORTH_KEEPING.test(sql)) return statement;
    // Last in the order of the map: the youngest.
    kept.delete(sql);
    kept.set(sql, statement);
    for (const [oldest] of kept) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return statement;
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  const names = () => statement.columns().map(({ name }) => name);
  let columns = names();
  let makeRow: MakeRow | undefined;
  statement.setReturnArrays(true);
  return {
    reader: columns.length > 0,
    all(parameters) {
      const rows = statement.all(...values(parameters)) as unknown as SQLOutputValue[][];
      // Tables may have changed since, and with them what `*` means.
      if (rows[0] && rows[0].length !== columns.length) {
        columns = names();
        makeRow = undefined;
      }
      makeRow ??= rowMaker(columns);
      return rows.map(makeRow);
    },
    run: (parameters) => statement.run(...values(parameters)),
    // Whoever walks through rows has a statement of her own: nobody else may begin it again meanwhile.
    iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
  };
}
