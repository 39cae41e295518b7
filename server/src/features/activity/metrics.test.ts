import { expect } from 'vitest';
import { activityOf } from '../../testing/activity.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

onBothEngines('the figures of a period', (base) => {
  const it = base.extend('activity', ({ town, person }) => activityOf(town, person));

  it('counts days by the clock of the town, across a clock change', async ({
    engine,
    town,
    person,
    activity,
  }) => {
    await town.db
      .insertInto('activity_days')
      .values([
        {
          user_id: person.id,
          day: '2026-10-24',
          seconds: 600,
          reminders_viewed: 0,
          chat_messages: 2,
        },
        {
          user_id: person.id,
          day: '2026-10-25',
          seconds: 59,
          reminders_viewed: 3,
          chat_messages: 0,
        },
      ])
      .execute();
    await town.db
      .insertInto('scores')
      .values({
        id: `score-${engine}`,
        user_id: person.id,
        game_type: 'math',
        score: 50,
        time_seconds: 30,
        difficulty: 'easy',
        timed: 1,
        // 00:30 on the 26th in Madrid, still the 25th in UTC.
        completed_at: '2026-10-25T23:30:00.000Z',
      })
      .execute();
    const { json } = await activity.metrics('2026-10-23T22:00:00.000Z', '2026-10-26T22:59:00.000Z');
    expect(json).toEqual({
      totalMinutes: 10,
      activeDays: 3,
      remindersViewed: 3,
      gamesPlayed: 1,
      chatMessages: 2,
      dailyActivity: [
        { day: '2026-10-24', minutes: 10, isActive: true, gamesPlayed: 0, chatMessages: 2 },
        { day: '2026-10-25', minutes: 0, isActive: true, gamesPlayed: 0, chatMessages: 0 },
        { day: '2026-10-26', minutes: 0, isActive: true, gamesPlayed: 1, chatMessages: 0 },
      ],
    });
  });

  it('shows zeros to a newcomer and refuses a period that is backwards or too long', async ({
    activity,
  }) => {
    expect(await activity.today()).toMatchObject({
      totalMinutes: 0,
      activeDays: 0,
      gamesPlayed: 0,
    });
    expect(
      (await activity.metrics('2026-11-20T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).status,
    ).toBe(400);
    expect(
      (await activity.metrics('2020-01-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).status,
    ).toBe(400);
    // The same day, and more decimals than an instant has.
    for (const [from, until] of [
      ['2026-11-20T10:00:00.000Z', '2026-11-20T09:00:00.000Z'],
      ['2026-11-20T09:00:00.0000000001Z', '2026-11-20T10:00:00.000Z'],
    ] as const) {
      const answer = await activity.metrics(from, until);
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ code: 'invalid', error: expect.stringMatching(/\.$/) });
    }
    expect((await activity.metrics('ayer', 'hoy')).status).toBe(400);
  });

  it('gives 400 days and not one more', async ({ activity }) => {
    const until = '2026-11-20T12:00:00.000Z';
    const { json } = await activity.metrics('2025-10-17T12:00:00.000Z', until);
    expect(json.dailyActivity).toHaveLength(400);
    expect((await activity.metrics('2025-10-16T12:00:00.000Z', until)).status).toBe(400);
  });
});
