import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addPerson } from '../../testing/accounts.ts';
import { activityOf } from '../../testing/activity.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { START } from '../../testing/town.ts';

onBothEngines('activity', (base) => {
  const it = base.extend('activity', ({ town, person }) => activityOf(town, person));

  it('credits a minute to the first report and wall time to the next ones', async ({
    town,
    activity,
  }) => {
    await activity.report({ seconds: 3_000 });
    expect(await activity.secondsToday()).toBe(60);
    town.pass({ seconds: 90 });
    await activity.report({ seconds: 3_000 });
    expect(await activity.secondsToday()).toBe(150);
    town.pass({ seconds: 90 });
    await activity.report({ seconds: 40 });
    expect(await activity.secondsToday()).toBe(190);
  });

  it('never credits more than the wall time to replayed, parallel or backdated reports', async ({
    town,
    activity,
  }) => {
    await activity.report({ seconds: 60 });
    town.pass({ seconds: 60 });
    await Promise.all(Array.from({ length: 30 }, () => activity.report({ seconds: 60 })));
    expect(await activity.secondsToday()).toBe(120);
    town.pass({ hours: -2 });
    await activity.report({ seconds: 60 });
    expect(await activity.secondsToday()).toBe(120);
  });

  it('credits a minute to any number of first reports at once', async ({ activity }) => {
    await Promise.all(Array.from({ length: 30 }, () => activity.report({ seconds: 60 })));
    expect(await activity.secondsToday()).toBe(60);
  });

  it('takes no time away for a report that brings none', async ({ town, activity }) => {
    await activity.report({ seconds: 60 });
    town.pass({ seconds: 30 });
    await activity.report({ remindersViewed: 2 });
    await activity.report({});
    town.pass({ seconds: 30 });
    await activity.report({ seconds: 60 });
    expect(await activity.secondsToday()).toBe(120);
    expect(await activity.today()).toMatchObject({ remindersViewed: 2, totalMinutes: 2 });
  });

  it('takes no word of the client for the messages sent', async ({ activity }) => {
    await activity.report({ seconds: 60, chatSessionMessages: 50 });
    expect(await activity.today()).toMatchObject({ chatMessages: 0 });
  });

  it('credits each day of the town with its own side of midnight, which is no midnight in UTC', async ({
    town,
    activity,
  }) => {
    town.at('2026-11-20T22:50:00.000Z');
    await activity.report({ seconds: 1 });
    town.at('2026-11-20T23:05:00.000Z');
    await activity.report({ seconds: 840, remindersViewed: 1 });
    const { json } = await activity.metrics('2026-11-20T12:00:00.000Z', '2026-11-20T23:06:00.000Z');
    expect(json).toMatchObject({
      totalMinutes: 14,
      activeDays: 2,
      remindersViewed: 1,
      dailyActivity: [
        { day: '2026-11-20', minutes: 9 },
        { day: '2026-11-21', minutes: 5 },
      ],
    });
  });

  it('hears a report that is sent again once, also thirty times at once', async ({
    town,
    activity,
  }) => {
    const again = { 'idempotency-key': randomUUID() };
    await Promise.all(
      Array.from({ length: 30 }, () => activity.report({ seconds: 60, remindersViewed: 3 }, again)),
    );
    town.pass({ minutes: 5 });
    await activity.report({ seconds: 60, remindersViewed: 3 }, again);
    expect(await activity.today()).toMatchObject({ remindersViewed: 3, totalMinutes: 1 });
    await activity.report({ seconds: 60, remindersViewed: 3 }, { 'idempotency-key': randomUUID() });
    expect(await activity.today()).toMatchObject({ remindersViewed: 6, totalMinutes: 2 });
  });

  it('never has more than the clock on the wall, whatever is reported, in whatever order', async ({
    town,
  }) => {
    const step = fc.record({
      pass: fc.integer({ min: -4_000, max: 100_000 }),
      reports: fc.array(fc.integer({ min: 0, max: 86_400 }), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        town.at(START);
        const person = await addPerson(town);
        const activity = activityOf(town, person);
        let now = 0;
        const heard: number[] = [];
        for (const { pass, reports } of steps) {
          now += pass;
          if (reports.some((seconds) => seconds > 0)) heard.push(now);
          town.pass({ seconds: pass });
          await Promise.all(reports.map((seconds) => activity.report({ seconds })));
          const days = await town.db
            .selectFrom('activity_days')
            .select(['day', 'seconds'])
            .where('user_id', '=', person.id)
            .execute();
          const credited = days.reduce((sum, { seconds }) => sum + seconds, 0);
          // The first report of all may bring the minute before it.
          const wall = heard.length > 0 ? Math.max(...heard) - (heard[0] ?? 0) + 60 : 0;
          expect(credited).toBeLessThanOrEqual(wall);
          for (const { day, seconds } of days) {
            const { hoursInDay } = Temporal.PlainDate.from(day).toZonedDateTime('Europe/Madrid');
            expect(seconds).toBeLessThanOrEqual(hoursInDay * 3_600);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('notes when the person’s view was last open', async ({ town, person, activity }) => {
    town.pass({ hours: 3 });
    await activity.report({ seconds: 10 });
    const { json } = await person.ask({ url: person.url });
    expect(json.lastActiveAt).toBe('2026-11-20T19:05:00.000Z');
  });

  it('refuses forged reports with a sentence', async ({ activity }) => {
    for (const body of [
      { seconds: -1 },
      { seconds: 1e9 },
      { seconds: 1.5 },
      { seconds: 'mucho' },
      { remindersViewed: -1 },
      { remindersViewed: 1e6 },
    ]) {
      const answer = await activity.report(body);
      expect(answer.status).toBe(400);
      expect(answer.json.error).not.toBe('');
    }
  });
});
