import pg from 'pg';

/** @returns the address of a new, empty database */
export async function createDatabase(maintenanceUrl: string, name: string): Promise<string> {
  await command(maintenanceUrl, `create database ${name}`);
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** PostgreSQL plans by what it knows of the rows; by itself it would look only after a minute. */
export const analyze = (url: string): Promise<void> => command(url, 'vacuum analyze');

async function command(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
