import type { Executor } from '../../db/database.ts';
import { listRows, removeRow } from '../../db/rows.ts';

const MOST = 50;

/** Voices that went with who gave them, and of which the person has not read yet. */
export function removedVoicesRepo(db: Executor) {
  return {
    list: (userId: string) =>
      listRows(db, 'removed_voices', { user_id: userId }, { order: ['id'], most: MOST }),
    remove: (userId: string, id: string): Promise<boolean> =>
      removeRow(db, 'removed_voices', { user_id: userId, id }),
  };
}
