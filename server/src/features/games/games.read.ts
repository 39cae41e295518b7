import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';

const ended = compiled<
  { readonly userId: string; readonly from: string; readonly until: string },
  { readonly completed_at: string }
>((db, value) =>
  db
    .selectFrom('scores')
    .select('completed_at')
    .where('user_id', '=', value('userId'))
    .where('completed_at', '>=', value('from'))
    .where('completed_at', '<', value('until')),
);

/** What activity asks of games. */
export function gamesRead(db: Executor) {
  return {
    /** Instants at which rounds ended, from `from` to before `until`, both UTC texts. */
    async playedAt(userId: string, from: string, until: string): Promise<string[]> {
      const { rows } = await ended(db, { userId, from, until });
      return rows.map((row) => row.completed_at);
    },
    /** The same rounds with what was played and how it went. */
    async rounds(userId: string, from: string, until: string) {
      return db
        .selectFrom('scores')
        .select(['game_type', 'difficulty', 'timed', 'score', 'completed_at'])
        .where('user_id', '=', userId)
        .where('completed_at', '>=', from)
        .where('completed_at', '<', until)
        .execute();
    },
  };
}
