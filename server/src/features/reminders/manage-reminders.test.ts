import { expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson, type Person, setFamilyConsent } from '../../testing/accounts.ts';
import { emptyTestDatabase } from '../../testing/engines.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { type Ask, addUser, enter, openTownAt, START } from '../../testing/town.ts';

/** 17:05 in Madrid, a Friday. */
const PILL = { title: 'Pastilla', dateTime: '2026-11-20T17:00:00.000Z', category: 'Medicación' };

function remindersOf(person: Person) {
  const ask = (method: Ask['method'], path = '', body?: unknown, headers = {}) =>
    person.ask({
      method: method ?? 'GET',
      url: `${person.url}/reminders${path}`,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  const create = async (body: object) => (await ask('POST', '', body)).json;
  const times = async (path: string) =>
    (await ask('GET', path)).json.map((it: { occurrence: string }) => it.occurrence);
  return { ask, create, times };
}

onBothEngines('a reminder that a person keeps', (base) => {
  const it = base.extend('reminders', ({ person }) => remindersOf(person));

  it('has the fields of the form, at the hour of the town', async ({ reminders }) => {
    const made = await reminders.create({
      title: '  Médico  ',
      dateTime: '2026-11-21T09:30:00+01:00',
    });
    expect(made).toMatchObject({
      title: 'Médico',
      description: '',
      category: 'Personal',
      recurrency: 'none',
      occurrence: '2026-11-21T09:30',
      dateTime: '2026-11-21T08:30:00.000Z',
      state: 'pending',
      isCompleted: false,
    });
    expect((await reminders.ask('GET')).json).toEqual([made]);
    expect(await reminders.times('/upcoming')).toEqual(['2026-11-21T09:30']);
    expect(await reminders.times('/agenda')).toEqual([]);
  });

  it.for([
    [{ dateTime: PILL.dateTime }, 'Escribe el título.'],
    [{ title: '   ', dateTime: PILL.dateTime }, 'Escribe el título.'],
    [{ title: 'Pastilla' }, 'Elige la fecha y la hora.'],
    [{ ...PILL, dateTime: '2026-02-31T09:00:00Z' }, 'Esa fecha no existe.'],
    [{ ...PILL, recurrency: 'daily', times: ['25:00'] }, 'Escribe la hora así: 08:30.'],
    [
      { ...PILL, recurrency: 'daily', until: '2026-11-19' },
      'El final no puede ser antes del comienzo.',
    ],
    [
      { ...PILL, recurrency: 'weekly', weekdays: [1], until: '2026-11-22' },
      'Con esos días no llega nunca antes del final.',
    ],
    [
      { ...PILL, title: 'x'.repeat(121) },
      'El título es demasiado largo. Usa 120 letras como mucho.',
    ],
  ] as const)('is refused in words where it is %j', async ([body, sentence], { reminders }) => {
    expect(await reminders.ask('POST', '', body)).toMatchObject({
      status: 400,
      json: { error: sentence },
    });
    expect((await reminders.ask('GET')).json).toEqual([]);
  });

  it('is made once, however often the same command arrives', async ({ reminders }) => {
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reminders.ask('POST', '', PILL, headers)),
    );
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await reminders.ask('GET')).json).toHaveLength(1);
    const other = await reminders.ask('POST', '', PILL, { 'idempotency-key': 'no' });
    expect(other).toMatchObject({ status: 400, json: { code: 'invalid' } });
  });

  it('is not given to another person who sends the same key', async ({ town, reminders }) => {
    const headers = { 'idempotency-key': newId() };
    await reminders.ask('POST', '', PILL, headers);
    const other = remindersOf(await addPerson(town));
    expect((await other.ask('POST', '', PILL, headers)).status).toBe(404);
  });

  it('comes on chosen days and several times a day, from the first of them that is still to come', async ({
    reminders,
  }) => {
    const made = await reminders.create({
      ...PILL,
      recurrency: 'weekly',
      weekdays: [1, 4],
      times: ['08:00', '18:00'],
      until: '2026-11-26',
    });
    expect(made).toMatchObject({ startsAt: '2026-11-23T08:00', times: ['08:00', '18:00'] });
    expect(await reminders.times('/agenda?days=7')).toEqual([
      '2026-11-23T08:00',
      '2026-11-23T18:00',
      '2026-11-26T08:00',
      '2026-11-26T18:00',
    ]);
  });

  it('is done for each time of the day on its own: the list shows the first that is still to do', async ({
    reminders,
  }) => {
    const { id } = await reminders.create({
      ...PILL,
      recurrency: 'daily',
      times: ['18:00', '21:00'],
    });
    const shown = async () => (await reminders.ask('GET')).json[0];
    expect(await shown()).toMatchObject({ occurrence: '2026-11-20T18:00' });
    await reminders.ask('PATCH', `/${id}/complete`);
    expect(await shown()).toMatchObject({ occurrence: '2026-11-20T21:00', isCompleted: false });
    expect((await reminders.ask('GET', '/stats')).json).toEqual({
      completed: 1,
      pending: 1,
      skipped: 0,
    });
    await reminders.ask('PATCH', `/${id}/complete`);
    expect(await shown()).toMatchObject({ occurrence: '2026-11-20T21:00', isCompleted: true });
    expect((await reminders.ask('GET', '/stats')).json).toEqual({
      completed: 2,
      pending: 0,
      skipped: 0,
    });
  });

  it('is shown with the times at which it would come before it is kept', async ({ reminders }) => {
    const rule = { dateTime: '2026-11-19T18:00', recurrency: 'weekly', weekdays: [4, 5] };
    const { json } = await reminders.ask('POST', '/preview', {
      ...rule,
      times: ['09:00', '18:00'],
    });
    expect(json.next).toEqual(['2026-11-20T18:00', '2026-11-26T09:00', '2026-11-26T18:00']);
    const past = await reminders.ask('POST', '/preview', { dateTime: '2026-11-19T18:00' });
    expect(past.json.next).toEqual([]);
    expect((await reminders.ask('GET')).json).toEqual([]);
  });

  it('keeps when it is edited what she did not name', async ({ reminders }) => {
    const { id } = await reminders.create({
      ...PILL,
      recurrency: 'daily',
      description: 'Con agua.',
    });
    const edited = await reminders.ask('PATCH', `/${id}`, {
      title: 'La blanca',
      times: ['18:00', '22:00'],
    });
    expect(edited.json).toMatchObject({
      title: 'La blanca',
      description: 'Con agua.',
      category: 'Medicación',
      recurrency: 'daily',
      times: ['18:00', '22:00'],
    });
    const moved = await reminders.ask('PATCH', `/${id}`, {
      dateTime: '2026-11-21T10:00',
      times: [],
      recurrency: 'none',
    });
    expect(moved.json).toMatchObject({ occurrence: '2026-11-21T10:00', times: ['10:00'] });
    expect((await reminders.ask('PATCH', `/${id}`, {})).status).toBe(200);
    expect((await reminders.ask('PATCH', '/no-such-thing', { title: 'x' })).status).toBe(404);
  });

  it('is deleted once, and is then unknown', async ({ reminders }) => {
    const { id } = await reminders.create(PILL);
    expect((await reminders.ask('DELETE', `/${id}`)).status).toBe(204);
    expect((await reminders.ask('DELETE', `/${id}`)).status).toBe(404);
    expect((await reminders.ask('GET')).json).toEqual([]);
  });

  it('is answered in four ways, and missed where nobody answered', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    const now = '2026-11-20T18:00';
    const answer = (state: string, occurrence = now) =>
      reminders.ask('PUT', `/${id}/occurrences/${occurrence}`, { state });
    town.at('2026-11-20T17:01:00.000Z');
    expect((await answer('postponed')).json).toMatchObject({
      state: 'postponed',
      dueAt: '2026-11-20T17:11:00.000Z',
      dateTime: '2026-11-20T17:00:00.000Z',
    });
    town.at('2026-11-20T17:12:00.000Z');
    expect((await answer('postponed')).json.dueAt).toBe('2026-11-20T17:22:00.000Z');
    town.at('2026-11-20T17:53:00.000Z');
    expect((await reminders.ask('GET')).json).toMatchObject([{ state: 'missed' }]);
    expect((await reminders.ask('GET', '/stats')).json).toEqual({
      completed: 0,
      pending: 1,
      skipped: 0,
    });
    expect((await answer('skipped')).json).toMatchObject({ state: 'skipped', isCompleted: false });
    expect((await reminders.ask('GET', '/stats')).json).toEqual({
      completed: 0,
      pending: 0,
      skipped: 1,
    });
    expect((await answer('done')).json).toMatchObject({ state: 'done', isCompleted: true });
    expect((await answer('pending')).json).toMatchObject({ isCompleted: false });
    expect((await answer('later')).status).toBe(400);
    expect((await answer('done', '2026-11-20T18:01')).status).toBe(404);
    expect((await answer('done', 'hoy')).status).toBe(400);
  });

  it('of days ago stays in sight on the day on which it was answered, and no longer', async ({
    town,
    reminders,
  }) => {
    const { id } = await reminders.create({ ...PILL, dateTime: '2026-11-18T10:00' });
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-18T10:00`, { state: 'skipped' });
    expect((await reminders.ask('GET', '/agenda')).json).toMatchObject([{ state: 'skipped' }]);
    town.pass({ hours: 24 });
    expect((await reminders.ask('GET', '/agenda')).json).toEqual([]);
  });

  it('stands in a history by weeks as done, left out or missed', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    for (const [day, state] of [
      ['20', 'done'],
      ['22', 'skipped'],
    ]) {
      await reminders.ask('PUT', `/${id}/occurrences/2026-11-${day}T18:00`, { state });
    }
    town.at('2026-11-30T12:00:00.000Z');
    const latest = await reminders.ask('GET', '/history');
    const states = (list: { occurrence: string; state: string }[]) =>
      list.map(({ occurrence, state }) => `${occurrence.slice(8, 10)} ${state}`);
    expect(states(latest.json)).toEqual([29, 28, 27, 26, 25, 24].map((day) => `${day} missed`));
    const next = latest.headers['x-next'];
    expect(next).toBe('2026-11-24');
    const before = await reminders.ask('GET', `/history?before=${next}`);
    expect(states(before.json)).toEqual(['23 missed', '22 skipped', '21 missed', '20 done']);
    expect(before.headers['x-next']).toBeUndefined();
  });

  it('stands in the history as soon as it was left out, before its hour too', async ({
    reminders,
  }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    await reminders.ask('PUT', `/${id}/occurrences/2026-11-20T18:00`, { state: 'skipped' });
    expect((await reminders.ask('GET', '/history')).json).toMatchObject([{ state: 'skipped' }]);
  });

  it('has no missed times from before an edit', async ({ town, reminders }) => {
    const { id } = await reminders.create({ ...PILL, recurrency: 'daily' });
    await reminders.ask('PATCH', `/${id}/complete`);
    town.pass({ hours: 48 });
    await reminders.ask('PATCH', `/${id}`, { dateTime: '2026-11-10T08:00', times: ['08:00'] });
    const history = (await reminders.ask('GET', '/history')).json;
    expect(history.map((it: { occurrence: string }) => it.occurrence)).toEqual([
      '2026-11-20T18:00',
    ]);
  });

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
        ids.map((id) => ({
          id,
          user_id: person.id,
          title: 'Pastilla',
          description: '',
          category: 'Medicación' as const,
          recurrency: 'daily' as const,
          starts_at: '2021-11-20T18:00',
          weekdays: '',
          times: '',
          until: null,
          rule_since: START,
          created_at: START,
        })),
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
    expect((await reminders.ask('GET', '/stats')).json).toEqual({
      completed: 0,
      pending: 500,
      skipped: 0,
    });
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
