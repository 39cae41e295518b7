import { expect } from 'vitest';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import { jobRunner } from '../../core/jobs/runner.ts';
import { addAdmin, addPerson, link } from '../../testing/accounts.ts';
import { withFamily } from '../../testing/evening.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { START } from '../../testing/town.ts';
import { usersRepo } from '../users/users.repo.ts';
import { alertKind } from './stepping.ts';

onBothEngines('what nobody has answered', (base) => {
  const it = withFamily(base);

  it('is told to one after the other, then to the town hall, and to nobody twice', async ({
    evening,
    daughter,
    neighbour,
    admin,
  }) => {
    await evening.ring();
    await evening.at('17:29');
    await evening.look();
    expect(await evening.told()).toEqual([]);
    await evening.at('17:30');
    await evening.at('17:59');
    await evening.look();
    expect(await evening.told()).toEqual(['Lucía 17:30']);
    expect(await evening.alerts(daughter)).toMatchObject([
      { title: 'Pastilla', state: 'open', words: 'No ha contestado.', isMine: false },
    ]);
    expect(await evening.alerts(neighbour)).toEqual([]);
    await evening.at('18:00');
    await evening.at('18:30');
    await evening.at('22:00');
    expect(await evening.told()).toEqual([
      'Lucía 17:30',
      'Carmen 18:00',
      'Personal del ayuntamiento 18:30',
    ]);
    expect(await evening.notices()).toEqual([
      'Tienes un recordatorio',
      'Pastilla, a las 18:00. No ha contestado.',
      'Pastilla, a las 18:00. No ha contestado.',
    ]);
    expect((await admin.ask({ url: '/api/alerts' })).json).toMatchObject([{ title: 'Pastilla' }]);
    expect(await evening.logged()).toEqual(['alert', 'alert', 'alert', 'alert']);
  });

  it('is told to nobody else once somebody sees to it, and whoever knows of it learns who', async ({
    evening,
    daughter,
    neighbour,
  }) => {
    await evening.warn();
    await evening.at('18:00');
    const [{ id }] = await evening.alerts(neighbour);
    expect((await evening.take(neighbour, id)).json).toMatchObject({
      state: 'taken',
      isMine: true,
    });
    expect((await evening.take(daughter, id)).json).toMatchObject({
      state: 'taken',
      isMine: false,
      takenBy: 'Carmen',
    });
    await evening.at('19:00');
    expect(await evening.told()).toEqual(['Lucía 17:30', 'Carmen 18:00']);
    expect((await evening.notices()).at(-1)).toBe('Pastilla, a las 18:00. Se ocupa Carmen.');
  });

  it('is said to her herself once somebody sees to it, until she has read it or answered', async ({
    town,
    evening,
    person,
    daughter,
  }) => {
    const url = `${person.url}/alerts/taken`;
    const said = async () => (await person.ask({ url })).json;
    const reminderId = await evening.warn();
    expect(await said()).toEqual([]);
    const [{ id }] = await evening.alerts(daughter);
    await evening.take(daughter, id);
    const lucia = { id, title: 'Pastilla', takenBy: 'Lucía' };
    expect(await said()).toEqual([lucia]);
    expect((await person.ask({ url: `${person.url}/home` })).json.taken).toEqual([lucia]);
    const read = () => person.ask({ method: 'DELETE', url: `${url}/${id}` });
    expect((await read()).status).toBe(204);
    expect(await said()).toEqual([]);
    await town.db.updateTable('alerts').set({ taken_read_at: null }).execute();
    expect(await said()).toEqual([lucia]);
    await evening.answer(reminderId, 'done');
    expect(await said()).toEqual([]);
  });

  it('is open again when whoever saw to it is unlinked, and goes on to the next at once', async ({
    evening,
    person,
    admin,
    daughter,
    neighbour,
  }) => {
    await evening.warn();
    const [{ id }] = await evening.alerts(daughter);
    await evening.take(daughter, id);
    await evening.at('17:40');
    const url = `/api/support-persons/${daughter.id}?userId=${person.id}`;
    expect((await admin.ask({ method: 'DELETE', url })).status).toBe(204);
    await evening.at('17:41');
    expect(await evening.told()).toEqual(['Lucía 17:30', 'Carmen 17:41']);
    expect(await evening.alerts(neighbour)).toMatchObject([{ state: 'open', takenBy: null }]);
  });

  it('is open again when the account of whoever saw to it is erased, and those who know of it learn that', async ({
    evening,
    admin,
    daughter,
    neighbour,
  }) => {
    await evening.warn();
    await evening.at('18:00');
    const [{ id }] = await evening.alerts(neighbour);
    await evening.take(neighbour, id);
    const url = `/api/support-persons/${neighbour.id}`;
    expect((await admin.ask({ method: 'DELETE', url })).status).toBe(204);
    expect((await evening.notices()).at(-1)).toBe('Pastilla, a las 18:00. Ya no se ocupa Carmen.');
    expect(await evening.alerts(daughter)).toMatchObject([{ state: 'open', takenBy: null }]);
    await evening.at('18:01');
    expect((await evening.told()).at(-1)).toBe('Personal del ayuntamiento 18:01');
  });

  it('is open again on the panel when the clerk who saw to it has no account any more', async ({
    evening,
    town,
    person,
    admin,
    daughter,
  }) => {
    await evening.warn();
    await evening.at('18:00');
    await evening.at('18:30');
    const [{ id }] = (await admin.ask({ url: '/api/alerts' })).json;
    const clerk = await addAdmin(town);
    const take = { method: 'POST', url: `${person.url}/alerts/${id}/take` } as const;
    expect((await clerk.ask(take)).json).toMatchObject({ state: 'taken', isMine: true });
    const removed = await admin.ask({ method: 'DELETE', url: `/api/admins/${clerk.id}` });
    expect(removed.status).toBe(204);
    expect((await admin.ask({ url: '/api/alerts' })).json).toMatchObject([{ state: 'open' }]);
    expect(await evening.alerts(daughter)).toMatchObject([{ state: 'open', takenBy: null }]);
  });

  it('is taken back when she answers, with the hour at which she did', async ({
    evening,
    daughter,
    neighbour,
  }) => {
    const id = await evening.warn();
    await evening.at('17:40');
    await evening.answer(id, 'done');
    await evening.at('18:30');
    expect(await evening.told()).toEqual(['Lucía 17:30']);
    expect((await evening.notices()).at(-1)).toBe('Pastilla, a las 18:00. Ya la tomó a las 18:40.');
    expect(await evening.alerts(daughter)).toMatchObject([
      { state: 'over', words: 'Ya la tomó a las 18:40.' },
    ]);
    expect(await evening.alerts(neighbour)).toEqual([]);
    expect(await evening.logged()).toEqual(['alert', 'alert-back']);
  });

  it('is taken back with the hour of her tap, where that comes late from a tablet without a network', async ({
    evening,
    daughter,
  }) => {
    const id = await evening.warn();
    await evening.at('19:00');
    await evening.answer(id, 'done', { secondsAgo: 115 * 60 });
    expect(await evening.alerts(daughter)).toMatchObject([
      { state: 'over', words: 'Ya la tomó a las 18:05.' },
    ]);
  });

  it('is told as left out, and not as taken, where she has said that today she does not', async ({
    evening,
    daughter,
  }) => {
    const id = await evening.warn();
    await evening.answer(id, 'skipped');
    expect(await evening.alerts(daughter)).toMatchObject([
      { state: 'over', words: 'Ha dicho que hoy no la toma.' },
    ]);
  });

  it('is told to nobody where she answers in time, or where it is not of her health', async ({
    evening,
    town,
  }) => {
    const id = await evening.pill();
    await evening.pill({ category: 'Personal', title: 'El coro' });
    await evening.at('17:00');
    await evening.answer(id, 'done');
    await evening.at('18:30');
    expect(await evening.told()).toEqual([]);
    expect(await town.db.selectFrom('alerts').select('id').execute()).toEqual([]);
  });

  it('waits for one delay more at the most where she puts it off, and says that she has', async ({
    evening,
    daughter,
  }) => {
    const id = await evening.ring();
    for (const time of ['17:05', '17:16', '17:27', '17:38', '17:49']) {
      await evening.at(time);
      await evening.answer(id, 'postponed');
    }
    await evening.at('17:59');
    expect(await evening.told()).toEqual([]);
    await evening.at('18:00');
    expect(await evening.alerts(daughter)).toMatchObject([
      { words: 'Ha pedido que se lo recordemos más tarde.' },
    ]);
  });

  it('goes on anew where she takes her answer back', async ({ evening, daughter }) => {
    const id = await evening.warn();
    await evening.answer(id, 'done');
    await evening.at('17:31');
    await evening.answer(id, 'pending');
    await evening.at('18:00');
    expect(await evening.alerts(daughter)).toEqual([]);
    await evening.at('18:01');
    expect(await evening.told()).toEqual(['Lucía 17:30', 'Lucía 18:01']);
    expect(await evening.alerts(daughter)).toMatchObject([{ state: 'open' }]);
  });
});

onBothEngines('who is told', (base) => {
  const it = withFamily(base);

  it('is not who is hers no more, nor anybody once she has taken it back or is paused', async ({
    evening,
    town,
    person,
    daughter,
    neighbour,
  }) => {
    await evening.ring();
    await town.db
      .deleteFrom('support_links')
      .where('support_person_id', '=', daughter.id)
      .execute();
    await evening.at('17:30');
    expect(await evening.told()).toEqual(['Carmen 17:30']);
    const [{ id }] = await evening.alerts(neighbour);
    await person.ask({ method: 'DELETE', url: `${person.url}/alerts/settings` });
    expect(await evening.alerts(neighbour)).toEqual([]);
    expect((await evening.take(neighbour, id)).status).toBe(404);
    await evening.at('18:30');
    expect(await evening.told()).toEqual(['Carmen 17:30']);
  });

  it('is not reached by what was still on its way when the link ended, or when she took it back', async ({
    evening,
    town,
    person,
    admin,
    daughter,
  }) => {
    const other = await addPerson(town);
    await link(town, daughter.id, other.id);
    await evening.warn();
    await evening.at('18:00');
    expect(await evening.notices()).toHaveLength(3);
    const url = `/api/support-persons/${daughter.id}?userId=${person.id}`;
    expect((await admin.ask({ method: 'DELETE', url })).status).toBe(204);
    expect(await evening.notices()).toHaveLength(2);
    await person.ask({ method: 'DELETE', url: `${person.url}/alerts/settings` });
    expect(await evening.notices()).toEqual(['Tienes un recordatorio']);
  });

  it('is told nothing of who is erased', async ({ evening, town, person, daughter }) => {
    const other = await addPerson(town);
    await link(town, daughter.id, other.id);
    await evening.warn();
    await usersRepo(town.db).remove(person.id, START);
    expect(await evening.notices()).toEqual([]);
    expect(await evening.alerts(daughter)).toEqual([]);
  });

  it('is nobody while she is switched off', async ({ evening, town, person, daughter }) => {
    await evening.ring();
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    await evening.at('18:30');
    expect(await evening.told()).toEqual([]);
    expect(await evening.alerts(daughter)).toEqual([]);
  });

  it('is nobody on the days of a pause, and somebody on the day after', async ({
    evening,
    town,
    daughter,
  }) => {
    await evening.save({ people: [daughter.id], pausedUntil: '2026-11-20' });
    await evening.ring();
    await evening.at('18:30');
    expect(await evening.told()).toEqual([]);
    for (const time of ['17:00', '17:30']) {
      town.at(`2026-11-21T${time}:00.000Z`);
      await town.app.jobs.runDue();
    }
    expect(await evening.told()).toEqual(['Lucía 17:30']);
  });

  it('is told in the morning of what was due late in the evening', async ({
    evening,
    town,
    daughter,
  }) => {
    await evening.pill({ dateTime: '2026-11-20T21:45' });
    await evening.at('20:45');
    await evening.at('21:15');
    expect(await evening.told()).toEqual([]);
    town.at('2026-11-21T07:00:00.000Z');
    await town.app.jobs.runDue();
    expect(await evening.told()).toEqual(['Lucía 07:00']);
    expect((await evening.notices()).at(-1)).toMatch(/^Pastilla, ayer a las 21:45\. No sabemos/);
    expect(await evening.alerts(daughter)).toHaveLength(1);
  });

  it('is told of no dose whose next one is due', async ({ evening, town, daughter }) => {
    await evening.pill({ dateTime: '2026-11-20T21:45', times: ['08:00'] });
    await evening.at('20:45');
    await evening.at('21:15');
    town.at('2026-11-21T07:00:00.000Z');
    await town.app.jobs.runDue();
    expect(await evening.told()).toEqual([]);
    town.at('2026-11-21T07:30:00.000Z');
    await town.app.jobs.runDue();
    expect(await evening.told()).toEqual(['Lucía 07:30']);
    expect(await evening.alerts(daughter)).toHaveLength(1);
  });

  it('is not told of the hours in which the server was off before tablets could be heard again', async ({
    evening,
    daughter,
  }) => {
    const id = await evening.ring();
    // Off from here on, past her half hour.
    await evening.at('19:00');
    expect(await evening.told()).toEqual([]);
    await evening.answer(id, 'done', { secondsAgo: 6_000 });
    await evening.at('19:10');
    expect(await evening.alerts(daughter)).toEqual([]);
    await evening.at('20:00');
    expect(await evening.told()).toEqual([]);
  });

  it('learns since when her tablet was not heard from, and nothing else is claimed', async ({
    evening,
    daughter,
  }) => {
    await evening.pill();
    await evening.at('16:40');
    await evening.look();
    await evening.at('17:00');
    await evening.at('17:30');
    expect(await evening.alerts(daughter)).toMatchObject([
      { words: 'No sabemos si la ha tomado: no sabemos nada de su tableta desde las 17:40.' },
    ]);
    await evening.look();
    expect(await evening.alerts(daughter)).toMatchObject([{ words: 'No ha contestado.' }]);
  });

  it('is told once, whatever is killed between two steps and however many instances go on', async ({
    evening,
    town,
  }) => {
    await evening.ring();
    const { db, now } = town;
    let kills = 0;
    const instance = () => {
      const runner = jobRunner({ repo: jobsRepo(db), clock: now, report: () => undefined });
      runner.add(
        alertKind({
          clock: now,
          notices: {
            async send(trx, notice) {
              kills += 1;
              // Killed after it was said, and before that was kept.
              if (kills % 2 === 1) throw new Error('killed');
              await trx
                .insertInto('notices')
                .values({
                  id: `${kills}`,
                  user_id: null,
                  support_person_id: notice.to.id,
                  topic: notice.topic,
                  title: notice.title,
                  body: notice.body,
                  path: notice.path,
                  tag: notice.tag,
                  created_at: String(now()),
                })
                .execute();
            },
          },
          logTold: async () => undefined,
          tellStaff: async () => undefined,
        }),
      );
      return runner;
    };
    const [one, other] = [instance(), instance()];
    for (const minutes of [30, 0.5, 30, 0.5, 30, 0.5]) {
      town.pass({ seconds: minutes * 60 });
      await Promise.all([one.runDue(), other.runDue()]);
    }
    expect((await evening.told()).map((it) => it.replace(/ \d.*/, ''))).toEqual([
      'Lucía',
      'Carmen',
      'Personal del ayuntamiento',
    ]);
  });
});
