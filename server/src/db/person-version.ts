import { sql } from 'kysely';

/**
 * The version of the person whose id that column holds, as SQL: her word, or on PostgreSQL as many words as ever wrote of
 * her at once (decision 0051). Null where there is no such person.
 */
export const personVersion = (column: string) =>
  sql<string>`(select string_agg(version, '') from person_versions where user_id = ${sql.ref(column)})`;
