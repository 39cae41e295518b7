import type { Executor } from './database.ts';

interface Links {
  readonly support_person_id: string;
  /** Of one person alone. */
  readonly user_id?: string;
}

/**
 * Whoever ends a link, or does something that it allows, waits until this transaction ends: what was allowed when it was
 * asked is still allowed when it is written.
 */
export async function holdLinks(trx: Executor, links: Links): Promise<void> {
  await trx
    .updateTable('support_links')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where((eb) => eb.and({ ...links }))
    .execute();
}
