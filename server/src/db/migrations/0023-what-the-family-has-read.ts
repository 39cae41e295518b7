import type { Kysely } from 'kysely';

interface Linked {
  support_links: { read_at: string | null };
}

/** Until when a support person has read what came back; what came before this is no news to anybody. */
export async function up(db: Kysely<Linked>): Promise<void> {
  await db.schema.alterTable('support_links').addColumn('read_at', 'text').execute();
  await db.updateTable('support_links').set({ read_at: new Date().toISOString() }).execute();
}
