import { StatementSync } from 'node:sqlite';
import pg from 'pg';

const CHANGING = /^\s*(create|alter|drop|insert|update|delete|with)\b/i;

/** Tells of every statement that changes something, of either database, just before this process sends it. */
export function beforeEachChange(tell: () => void): void {
  const told = (statement: string) => {
    if (CHANGING.test(statement)) tell();
  };
  // Not where it is prepared: one that stays prepared is run many times.
  for (const name of ['run', 'all'] as const) {
    const send = StatementSync.prototype[name] as (
      this: StatementSync,
      ...given: never[]
    ) => unknown;
    Object.assign(StatementSync.prototype, {
      [name](this: StatementSync, ...given: never[]) {
        told(this.sourceSQL);
        return send.apply(this, given);
      },
    });
  }
  type Sent = [statement: string | pg.QueryConfig, ...more: unknown[]];
  const query: (this: pg.Client, ...given: Sent) => unknown = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: Sent) {
      const [statement] = given;
      told(typeof statement === 'string' ? statement : statement.text);
      return query.apply(this, given);
    },
  });
}
