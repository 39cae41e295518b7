import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const CHANGING = /^\s*(create|alter|drop|insert|update|delete|with)\b/i;

/** Tells of every statement that changes something, of either database, just before this process sends it. */
export function beforeEachChange(tell: () => void): void {
  const told = (statement: unknown) => {
    if (typeof statement === 'string' && CHANGING.test(statement)) tell();
  };
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function watched(...given) {
    told(given[0]);
    return prepare.apply(this, given);
  };
  const query: (this: pg.Client, ...given: unknown[]) => unknown = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      told(given[0]);
      return query.apply(this, given);
    },
  });
}
