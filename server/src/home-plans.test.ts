import { expect } from 'vitest';
import type { Executor } from './db/database.ts';
import { activityRepo } from './features/activity/activity.repo.ts';
import { chatRepo } from './features/chat/chat.repo.ts';
import { gamesRead } from './features/games/games.read.ts';
import { gamesRepo } from './features/games/games.repo.ts';
import { mediaRepo } from './features/media/media.repo.ts';
import { messagesRepo } from './features/messages/messages.repo.ts';
import { answersRepo } from './features/reminders/answers.repo.ts';
import { remindersRepo } from './features/reminders/reminders.repo.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { planOf } from './testing/query-plan.ts';

const TODAY = { from: '2026-11-20', end: '2026-11-21', overdue: true };

/** What home asks of the database, the index it must take, and whether that gives the order as well. */
const QUERIES = [
  ['reminders', (db) => remindersRepo(db).within('x', TODAY), 'reminders_by_user', 'any order'],
  [
    'their answers',
    (db) => remindersRepo(db).within('x', TODAY),
    'reminder_occurrences',
    'any order',
  ],
  ['a reminder', (db) => remindersRepo(db).find('x', 'y'), 'reminders_', 'any order'],
  [
    'an answer',
    (db) => answersRepo(db, async () => undefined).find('x', 'y'),
    'reminder_occurrences',
    'any order',
  ],
  ['the oldest', (db) => remindersRepo(db).oldest('x'), 'reminders_by_user', 'its order'],
  ['last scores', (db) => gamesRepo(db).recent('x', 5), 'scores_by_user', 'its order'],
  ['rounds', (db) => gamesRead(db).playedAt('x', 'a', 'b'), 'scores_by_user', 'any order'],
  ['memories', (db) => mediaRepo(db).stats('x'), 'media_', 'any order'],
  ['the last talk', (db) => chatRepo(db).lastAt('x'), 'chat_state', 'any order'],
  ['days', (db) => activityRepo(db).days('x', 'a', 'b'), 'activity_days', 'its order'],
  ['messages', (db) => messagesRepo(db).messages('x'), 'support_messages_by_user', 'its order'],
] as const satisfies readonly (readonly [
  string,
  (db: Executor) => Promise<unknown>,
  string,
  'its order' | 'any order',
])[];

onBothEngines('home', (it) => {
  for (const [asked, query, index, order] of QUERIES) {
    it(`asks for ${asked} by the index ${index}`, async ({ town, engine }) => {
      const plan = await planOf(town.db, engine, query);
      expect(plan).toMatch(
        // A table that lies in the tree of its key has no index of its own for it.
        new RegExp(
          `(USING (COVERING )?INDEX|Scan.* using) \\S*${index}|SEARCH (o|${index}) USING PRIMARY KEY`,
        ),
      );
      // What one query hands to the next (`r`), or the one row of a select without a table, is walked;
      // a table must not be, nor an index from end to end.
      expect(plan).not.toMatch(
        /SCAN (?!r"|CONSTANT ROW")|Seq Scan|Index.* Scan.*\n(?!.*Index Cond)/,
      );
      if (order === 'its order') expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    });
  }

  it('counts memories without reading any of them', async ({ town, engine }) => {
    const plan = await planOf(town.db, engine, (db) => mediaRepo(db).stats('x'));
    // PostgreSQL may read the few rows of a new table all the same.
    expect(plan).toMatch(engine === 'sqlite' ? 'COVERING INDEX media_by_favorite' : 'media_by_');
  });
});
