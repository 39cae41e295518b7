import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { leaveAsBefore, OLDER_PERSON } from '../testing/older-database.ts';
import { START } from '../testing/town.ts';
import { openDatabase } from './database.ts';

const LATER = '2026-11-20T17:05:00.000Z';
const WRITTEN = [
  `insert into guesses (key, attempts, blocked_until, expires_at)
    values ('pin:josefa', 5, '${LATER}', '${LATER}')`,
  `insert into looks (id, user_id, viewer_kind, viewer_id, viewer_name, shown, seen_at)
    values ('look', '${OLDER_PERSON}', 'support', 'lucia', 'Lucía', 'reminders', '${START}')`,
];

onBothEngines('tables that got the names of the code', (it) => {
  it('keep who waits and who has seen what, and her log goes with her', async ({ database }) => {
    await leaveAsBefore(database, '0033-versions-of-towns-and-relatives', WRITTEN);
    const db = await openDatabase(database);
    expect(await db.selectFrom('attempt_counts').selectAll().execute()).toEqual([
      { key: 'pin:josefa', attempts: 5, blocked_until: LATER, expires_at: LATER },
    ]);
    const log = db.selectFrom('access_log').select(['user_id', 'viewer_name', 'shown']);
    expect(await log.execute()).toEqual([
      { user_id: OLDER_PERSON, viewer_name: 'Lucía', shown: 'reminders' },
    ]);
    await db.deleteFrom('users').where('id', '=', OLDER_PERSON).execute();
    expect(await log.execute()).toEqual([]);
    await db.destroy();
  });
});
