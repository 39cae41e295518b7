import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addAdmin, type Client, type Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { linesOf } from '../../testing/staff-log.ts';
import { HOME_TOWN } from '../../testing/town.ts';

const line = (title: string) => ({
  key: randomUUID(),
  title,
  description: 'Con la comida',
  dateTime: '2026-11-21T14:00',
  category: 'Medicación',
  recurrency: 'daily',
});

const ofStaff = (person: Person, admin: Client) => ({
  agree: (granted: boolean, who: Client = admin) =>
    who.ask({
      method: 'PUT',
      url: `${person.url}/staff-proposals/consent`,
      body: { granted },
    }),
  send: (...lines: object[]) =>
    admin.ask({ method: 'POST', url: `${person.url}/staff-proposals`, body: { lines } }),
  seenBy: async (who: Client) => (await who.ask({ url: `${person.url}/staff-proposals` })).json,
  waiting: async () => (await person.ask({ url: `${person.url}/proposals` })).json,
});

onBothEngines('a sheet of paper that staff propose', (base) => {
  const it = base.extend('sheet', ({ person, admin }) => ofStaff(person, admin));

  it('is refused until she agrees', async ({ sheet }) => {
    const refused = await sheet.send(line('Azul'));
    expect([refused.status, refused.json.code]).toEqual([403, 'proposals_not_allowed']);
    expect(refused.json.error).toContain('ayuntamiento');
  });

  it('waits for her, line by line, and stands in the log without its contents', async ({
    town,
    person,
    sheet,
  }) => {
    await sheet.agree(true, person);
    const lines = ['Azul', 'Blanca', 'Rosa'].map(line);
    expect((await sheet.send(...lines)).json).toEqual({ proposed: 3 });
    expect((await sheet.send(...lines)).json).toEqual({ proposed: 0 });
    expect(await sheet.waiting()).toMatchObject(
      ['Azul', 'Blanca', 'Rosa'].map((title) => ({
        title,
        by: 'staff',
        byName: 'Administradora, del ayuntamiento',
      })),
    );
    const logged = (await linesOf(town, HOME_TOWN)).filter(
      ({ kind, on_id }) => kind === 'proposals-made' && on_id === person.id,
    );
    expect(logged).toMatchObject([{ amount: 3 }]);
  });

  it('comes again as the same one where it was the last that there is room for', async ({
    person,
    sheet,
  }) => {
    await sheet.agree(true, person);
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => line(`Pastilla ${at}`));
    await sheet.send(...lines(20));
    await sheet.send(...lines(20));
    const last = lines(10);
    expect((await sheet.send(...last)).json).toEqual({ proposed: 10 });
    expect((await sheet.send(...last)).json).toEqual({ proposed: 0 });
    const refused = await sheet.send(...last, line('Una más'));
    expect([refused.status, refused.json.code]).toEqual([409, 'too_many_proposals']);
    expect(await sheet.waiting()).toHaveLength(50);
  });

  it('is shown to others of the staff by its states alone', async ({ town, admin, sheet }) => {
    await sheet.agree(true);
    await sheet.send(line('Azul'));
    const other = await addAdmin(town);
    expect(await sheet.seenBy(admin)).toMatchObject({ allowed: true, items: [{ title: 'Azul' }] });
    expect(await sheet.seenBy(other)).toMatchObject({
      items: [{ title: null, state: 'waiting', byName: 'Administradora, del ayuntamiento' }],
    });
  });

  it('is withdrawn when she takes her consent back, which stands in her history', async ({
    person,
    admin,
    sheet,
  }) => {
    await sheet.agree(true);
    await sheet.send(line('Azul'));
    await sheet.agree(false, person);
    expect(await sheet.waiting()).toEqual([]);
    expect(await sheet.seenBy(admin)).toMatchObject({
      allowed: false,
      items: [{ state: 'withdrawn' }],
    });
    const { json } = await person.ask({ url: `${person.url}/consents` });
    expect(json).toMatchObject([
      { consent: 'staff-proposals', granted: false, by: 'self', medium: 'screen' },
      { consent: 'staff-proposals', granted: true, by: 'staff', medium: 'paper' },
    ]);
  });

  it('has a line in the log each time that staff note another answer of hers, which says which', async ({
    town,
    person,
    admin,
    sheet,
  }) => {
    await sheet.agree(true);
    await sheet.agree(true);
    await sheet.agree(false);
    await sheet.agree(true, person);
    const logged = (await linesOf(town, HOME_TOWN)).filter(({ on_id }) => on_id === person.id);
    const by = { topic: 'proposals', by_kind: 'admin', by_id: admin.id };
    expect(logged).toMatchObject([
      { kind: 'proposals-consent-given', ...by },
      { kind: 'proposals-consent-withdrawn', ...by },
    ]);
  });

  it('with one line that is wrong proposes nothing', async ({ sheet }) => {
    await sheet.agree(true);
    const wrong = { ...line('Blanca'), until: '2026-11-01' };
    expect((await sheet.send(line('Azul'), wrong)).status).toBe(400);
    expect(await sheet.waiting()).toEqual([]);
  });
});
