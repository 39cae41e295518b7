import { gameType } from '@encina/contract/games';
import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import type { Tables } from '../../db/schema.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser, enter } from '../../testing/town.ts';
import { gamesRead } from '../games/games.read.ts';
import { activityRepo } from './activity.repo.ts';

const PEOPLE = 200;
const DAYS = 400;
const TODAY = '2026-11-20';
const ZONE = 'Europe/Madrid';
const AT_ONCE = 2_000;

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Life {
  readonly id: string;
  readonly days: Tables['activity_days'][];
  /** Local wall time of the end of each round, as the person would tell it. */
  readonly rounds: { wall: string; type: string }[];
}

function live(id: string, seed: number): Life {
  const roll = dice(seed + 7);
  const life: Life = { id, days: [], rounds: [] };
  for (let back = 0; back < DAYS; back += 1) {
    const day = Temporal.PlainDate.from(TODAY).subtract({ days: back }).toString();
    if (roll(10) < 6) {
      life.days.push({
        user_id: id,
        day,
        seconds: roll(5_400),
        reminders_viewed: roll(4),
        chat_messages: roll(3) === 0 ? roll(12) : 0,
      });
    }
    for (let round = roll(4); round > 0; round -= 1) {
      // Also in the first and last minutes of a day, and in the hour that an October has twice.
      const hour = String([0, 2, 9, 12, 17, 23][roll(6)]).padStart(2, '0');
      const wall = `${day}T${hour}:${String(roll(60)).padStart(2, '0')}`;
      life.rounds.push({ wall, type: gameType.options[roll(7)] ?? 'math' });
    }
  }
  return life;
}

/** The same figures without a query and without an instant: days are compared as texts. */
function recount({ days, rounds }: Life, first: string, last: string) {
  const within = (day: string) => day >= first && day <= last;
  const own = days.filter(({ day }) => within(day));
  const played = rounds.map(({ wall }) => wall.slice(0, 10)).filter(within);
  const active = new Set(played);
  let [seconds, viewed, messages] = [0, 0, 0];
  for (const row of own) {
    seconds += row.seconds;
    viewed += row.reminders_viewed;
    messages += row.chat_messages;
    if (row.seconds || row.reminders_viewed || row.chat_messages) active.add(row.day);
  }
  return {
    totalMinutes: Math.floor(seconds / 60),
    activeDays: active.size,
    remindersViewed: viewed,
    gamesPlayed: played.length,
    chatMessages: messages,
  };
}

const daysBack = (days: number) => Temporal.PlainDate.from(TODAY).subtract({ days }).toString();
/** First and last day, the days themselves, and how many they are. */
const PERIODS = [
  [daysBack(6), TODAY, 7],
  [daysBack(29), TODAY, 30],
  [daysBack(DAYS - 1), TODAY, DAYS],
  // Around both changes of the clock.
  ['2026-10-24', '2026-10-26', 3],
  ['2026-03-28', '2026-03-30', 3],
] as const;

onBothEngines('400 days of 200 people', (it) => {
  const lives: Life[] = [];

  it.beforeAll(async ({ server: town }) => {
    for (let seed = 0; seed < PEOPLE; seed += 1) lives.push(live(await addUser(town), seed));
    const days = lives.flatMap((life) => life.days);
    const scores = lives.flatMap(({ id, rounds }) =>
      rounds.map(({ wall, type }) => ({
        id: newId(),
        user_id: id,
        game_type: type,
        score: 100,
        time_seconds: 60,
        difficulty: 'easy',
        timed: 1,
        completed_at: Temporal.PlainDateTime.from(wall)
          .toZonedDateTime(ZONE)
          .toInstant()
          .toString({ fractionalSecondDigits: 3 }),
      })),
    );
    await town.db.transaction().execute(async (trx) => {
      for (let at = 0; at < days.length; at += AT_ONCE) {
        await trx
          .insertInto('activity_days')
          .values(days.slice(at, at + AT_ONCE))
          .execute();
      }
      for (let at = 0; at < scores.length; at += AT_ONCE) {
        await trx
          .insertInto('scores')
          .values(scores.slice(at, at + AT_ONCE))
          .execute();
      }
    });
  }, 120_000);

  it.for(PERIODS)(
    'give from %s to %s what counting by hand gives',
    async ([first, last, count], { town }) => {
      // Some hour of the first day, and another of the last.
      const start = Temporal.PlainDateTime.from(`${first}T21:40`).toZonedDateTime(ZONE).toInstant();
      const end = Temporal.PlainDateTime.from(`${last}T21:50`).toZonedDateTime(ZONE).toInstant();
      for (const life of lives) {
        const cookies = await enter(town, life.id);
        const query = new URLSearchParams({ startDate: `${start}`, endDate: `${end}` });
        const { json } = await town.ask({ url: `/api/users/${life.id}/metrics?${query}`, cookies });
        expect(json).toMatchObject(recount(life, first, last));
        expect(json.dailyActivity).toHaveLength(count);
        const minutes = new Map(life.days.map((row) => [row.day, Math.floor(row.seconds / 60)]));
        for (const { day, minutes: told } of json.dailyActivity) {
          expect([day, told]).toEqual([day, minutes.get(day) ?? 0]);
        }
      }
    },
  );

  it('are read by index alone, as many rows as the period has', async ({ engine, town }) => {
    const [id = ''] = lives.map((life) => life.id);
    const days = await planOf(town.db, engine, (db) =>
      activityRepo(db).days(id, daysBack(29), TODAY),
    );
    const played = await planOf(town.db, engine, (db) =>
      gamesRead(db).playedAt(id, `${daysBack(29)}T00:00`, `${TODAY}T24:00`),
    );
    const rounds = await planOf(town.db, engine, (db) =>
      gamesRead(db).rounds(id, `${daysBack(119)}T00:00`, `${TODAY}T24:00`),
    );
    for (const [plan, index] of [
      [days, /activity_days/],
      [played, /scores_by_user/],
      [rounds, /scores_by_user/],
    ] as const) {
      expect(plan).toMatch(index);
      expect(plan).toMatch(engine === 'sqlite' ? /SEARCH.*user_id=\? AND/ : /Index Cond.*AND/);
      expect(plan).not.toMatch(/SCAN|Seq Scan|Sort|TEMP B-TREE/);
    }
  });
});
