import {
  type Kysely,
  type MigrationLockOptions,
  PostgresAdapter,
  PostgresDialect,
  sql,
} from 'kysely';

/**
 * Kysely's own takes the turn to migrate by an advisory lock of the connection: other engines that speak PostgreSQL have
 * none, and a pooler may give the connection to somebody else.
 */
export class PortableDialect extends PostgresDialect {
  override createAdapter() {
    return new RowLockAdapter();
  }
}

class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock<Tables>(
    db: Kysely<Tables>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(
      db,
    );
  }

  override async releaseMigrationLock(): Promise<void> {
    // The end of the transaction gives it back.
  }
}
