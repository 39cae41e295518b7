import { expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { setFamilyConsent } from '../../testing/accounts.ts';
import { emptyTestDatabase } from '../../testing/engines.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL, reminderRow, remindersOf } from '../../testing/reminders.ts';
import { addUser, enter, openTownAt, START } from '../../testing/town.ts';

onBothEngines('a reminder that is read', (base) => {
  const it = base.extend('reminders', ({ person }) => remindersOf(person));

  it('is exported as a calendar with its rule', async ({ reminders }) => {
    await reminders.create({
      ...PILL,
      recurrency: 'weekly',
      weekdays: [1, 4],
      times: ['08:00', '18:00'],
      until: '2026-12-31',
    });
    await reminders.create({
      title: 'Luz; gas, agua',
      dateTime: '2027-01-31T10:00',
      recurrency: 'monthly',
    });
    const { text, headers } = await reminders.ask('GET', '/calendar.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(lines).toContain('DTSTART:20261123T080000');
    expect(lines).toContain('DTSTART:20261123T180000');
    expect(lines).toContain('SUMMARY:Luz\\; gas\\, agua');
    expect(lines.join('\n')).toMatch(/RRULE:FREQ=WEEKLY;.*BYDAY=MO,TH/);
    expect(lines.join('\n')).toMatch(/RRULE:FREQ=MONTHLY;BYMONTHDAY=-1/);
  });

  it('is counted over a period of days, and refused over one that has no end', async ({
    reminders,
  }) => {
    await reminders.create({ ...PILL, recurrency: 'daily' });
    const period = (start: string, end: string) =>
      reminders.ask('GET', `/stats?startDate=${start}T12:00:00.000Z&endDate=${end}T12:00:00.000Z`);
    expect((await period('2026-11-20', '2026-11-26')).json).toEqual({
      completed: 0,
      pending: 7,
      skipped: 0,
    });
    expect((await period('2026-11-26', '2026-11-20')).status).toBe(400);
    expect((await period('1900-11-26', '2026-11-20')).status).toBe(400);
  });

  it('is read by the family while she agrees, and refused in words when not', async ({
    town,
    person,
    relative,
    reminders,
  }) => {
    await reminders.create(PILL);
    const read = (path: string) => relative.ask({ url: `${person.url}/reminders${path}` });
    await setFamilyConsent(town, person.id, 1);
    expect((await read('/agenda')).json).toHaveLength(1);
    await setFamilyConsent(town, person.id, 0);
    for (const path of ['', '/agenda', '/upcoming', '/history', '/stats']) {
      expect(await read(path)).toMatchObject({
        status: 403,
        json: { error: 'El usuario no ha autorizado compartir sus recordatorios con familiares.' },
      });
    }
  });

  it('comes with what matters now among 500 with five years behind them', async ({
    town,
    person,
    reminders,
  }) => {
    const ids = Array.from({ length: 500 }, () => newId());
    await town.db
      .insertInto('reminders')
      .values(
        ids.map((id) => reminderRow({ id, user_id: person.id, starts_at: '2021-11-20T18:00' })),
      )
      .execute();
    const first = Temporal.PlainDate.from('2021-11-20');
    const days = Array.from({ length: 1_826 }, (_, day) => `${first.add({ days: day })}T18:00`);
    for (const id of ids.slice(0, 5)) {
      for (let at = 0; at < days.length; at += 500) {
        await town.db
          .insertInto('reminder_occurrences')
          .values(
            days.slice(at, at + 500).map((occurrence) => ({
              reminder_id: id,
              occurrence,
              state: 'done' as const,
              postponed_until: null,
              changed_at: START,
            })),
          )
          .execute();
      }
    }
    const list = (await reminders.ask('GET')).json;
    expect(list).toHaveLength(500);
    expect(new Set(list.map((it: { occurrence: string }) => it.occurrence))).toEqual(
      new Set(['2026-11-20T18:00']),
    );
    expect(await reminders.stats()).toEqual({ completed: 0, pending: 500, skipped: 0 });
  });
});

it('an answer that two servers on one PostgreSQL hear 50 times is kept once', async () => {
  const database = await emptyTestDatabase('postgres');
  const towns = [await openTownAt(database), await openTownAt(database)] as const;
  const user = await addUser(towns[0]);
  const cookies = await enter(towns[0], user);
  const url = `/api/users/${user}/reminders`;
  const { json } = await towns[0].ask({ method: 'POST', url, cookies, body: PILL });
  const body = { isCompleted: true, occurrence: json.occurrence };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 === 0 ? towns[0] : towns[1]).ask({
        method: 'PATCH',
        url: `${url}/${json.id}/complete`,
        cookies,
        body,
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await towns[1].db.selectFrom('reminder_occurrences').selectAll().execute();
  expect(rows).toMatchObject([{ occurrence: json.occurrence, state: 'done' }]);
  await towns[1].app.http.close();
  await towns[1].db.destroy();
  await towns[0].close();
});
