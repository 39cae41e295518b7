import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser } from '../../testing/town.ts';
import { gamesRead } from './games.read.ts';

const FROM = '2026-11-13T23:00:00.000Z';
const UNTIL = '2026-11-20T23:00:00.000Z';

onBothEngines('a period', (it) => {
  it('has the rounds from its first instant to before its end', async ({ town }) => {
    const [user, other] = [await addUser(town), await addUser(town)];
    const score = (user_id: string, completed_at: string) => ({
      id: newId(),
      user_id,
      game_type: 'math',
      score: 50,
      time_seconds: 30,
      difficulty: 'easy',
      timed: 1,
      completed_at,
    });
    await town.db
      .insertInto('scores')
      .values([
        score(user, '2026-11-13T22:59:59.999Z'),
        score(user, FROM),
        score(user, '2026-11-20T22:59:59.999Z'),
        score(user, UNTIL),
        score(other, FROM),
      ])
      .execute();
    const played = await gamesRead(town.db).playedAt(user, FROM, UNTIL);
    expect(played.toSorted()).toEqual([FROM, '2026-11-20T22:59:59.999Z']);
  });
});
