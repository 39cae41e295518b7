import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PILL, remindersOf } from '../../testing/reminders.ts';

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
    expect(await reminders.stats()).toEqual({ completed: 1, pending: 1, skipped: 0 });
    await reminders.ask('PATCH', `/${id}/complete`);
    expect(await shown()).toMatchObject({ occurrence: '2026-11-20T21:00', isCompleted: true });
    expect(await reminders.stats()).toEqual({ completed: 2, pending: 0, skipped: 0 });
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
});
