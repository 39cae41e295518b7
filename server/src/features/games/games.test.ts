import { expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addUser, openTown } from '../../testing/town.ts';
import { gamesRead } from './games.read.ts';

const FROM = '2026-11-13T23:00:00.000Z';
const UNTIL = '2026-11-20T23:00:00.000Z';

it.each(ENGINES)(
  'a period has the rounds from its first instant to before its end, on %s',
  async (engine) => {
    const town = await openTown(engine);
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
    await town.close();
  },
);
