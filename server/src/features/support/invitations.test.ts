import { expect, vi } from 'vitest';
import { addAdmin, addMunicipality, addPerson } from '../../testing/accounts.ts';
import { dump } from '../../testing/dump.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PASSWORD, withOffice } from '../../testing/invitations.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('the code with which a relative chooses her password', (base) => {
  const it = withOffice(base);

  it('comes with an invitation, opens her session, and her password opens the next', async ({
    town,
    mother,
    lucia,
    office,
  }) => {
    const { status, json } = await office.invite();
    expect(status).toBe(200);
    expect(json.access).toEqual({
      code: expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/),
      expiresAt: '2026-11-27T16:05:00.000Z',
      publicUrl: null,
    });
    const beside = { ...json.person, relation: 'Hija' };
    expect(await office.list()).toEqual([{ ...beside, hasPassword: false, version: 1 }]);
    expect((await office.login('')).status).toBe(400);
    expect((await office.login('cualquier clave')).status).toBe(401);
    const chosen = await office.choose(json.access.code.toLowerCase().replace('-', ' '));
    expect(chosen.json).toMatchObject({ name: lucia.name, userId: mother.id });
    const me = await town.ask({ url: '/api/support/me', cookies: chosen.cookies });
    expect(me.json.id).toBe(json.person.id);
    expect((await office.login(PASSWORD)).status).toBe(200);
    expect(await office.list()).toEqual([{ ...beside, hasPassword: true, version: 1 }]);
  });

  it('is not in the database as it was given', async ({ town, office }) => {
    const { code } = (await office.invite()).json.access;
    const everything = await dump(town.db);
    expect(everything).not.toContain(code);
    expect(everything).not.toContain(code.replace('-', ''));
  });

  it('serves once, even where it comes 20 times at once', async ({ office }) => {
    const { code } = (await office.invite()).json.access;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => office.choose(code, `clave número ${i}`, `10.2.0.${i}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await office.choose(code, PASSWORD, '10.2.1.1')).json.code).toBe('wrong_access_code');
  });

  it('is good for seven days and not a second longer', async ({ town, office }) => {
    const { code } = (await office.invite()).json.access;
    town.pass({ hours: 7 * 24 });
    expect((await office.choose(code)).status).toBe(403);
  });

  it('is revoked by the next one', async ({ office }) => {
    const { person, access } = (await office.invite()).json;
    const next = await office.newCode(person.id);
    expect((await office.choose(access.code)).status).toBe(403);
    expect((await office.choose(next)).status).toBe(200);
  });

  it('of another town is refused', async ({ town, office }) => {
    const elsewhere = await addMunicipality(town);
    const { code } = (await office.invite()).json.access;
    expect((await office.choose(code, PASSWORD, '10.3.0.1', elsewhere)).status).toBe(403);
    expect((await office.choose(code)).status).toBe(200);
  });

  it('is guessed at fifty times from one place, and nobody elsewhere waits for that', async ({
    office,
  }) => {
    const { code } = (await office.invite()).json.access;
    for (let guess = 0; guess < 50; guess += 1) {
      expect((await office.choose('AAAAA-AAAAA', PASSWORD, '10.4.0.1')).status).toBe(403);
    }
    expect((await office.choose(code, PASSWORD, '10.4.0.1')).status).toBe(429);
    expect((await office.choose(code, PASSWORD, '10.4.0.2')).status).toBe(200);
  });

  it('outlives a password that is refused, and costs no guess', async ({ office }) => {
    const { code } = (await office.invite()).json.access;
    for (let at = 0; at < 6; at += 1) {
      expect((await office.choose(code, 'password1', '10.5.0.1')).json.code).toBe(
        'common_password',
      );
    }
    expect((await office.choose(code, 'corta', '10.5.0.1')).status).toBe(400);
    expect((await office.choose(code, PASSWORD, '10.5.0.1')).status).toBe(200);
  });

  it('recovers a forgotten password: the old one and every session of before end', async ({
    town,
    office,
  }) => {
    const { person, access } = (await office.invite()).json;
    const before = await office.choose(access.code);
    const code = await office.newCode(person.id);
    expect((await office.login(PASSWORD)).status).toBe(200);
    await office.choose(code, 'otra clave mía');
    const old = await town.ask({ url: '/api/support/me', cookies: before.cookies });
    expect(old.status).toBe(401);
    expect((await office.login(PASSWORD)).status).toBe(401);
    expect((await office.login('otra clave mía')).status).toBe(200);
  });

  it('ends the wait of who has guessed at a forgotten password too often', async ({ office }) => {
    const { person, access } = (await office.invite()).json;
    await office.choose(access.code);
    for (let guess = 0; guess < 5; guess += 1) await office.login('no me acuerdo');
    expect((await office.login(PASSWORD)).status).toBe(429);
    await office.choose(await office.newCode(person.id), 'otra clave mía');
    expect((await office.login('otra clave mía')).status).toBe(200);
  });

  it('goes with the account of the colleague who issued it', async ({ town, mother, office }) => {
    const colleague = await addAdmin(town);
    const body = { name: 'Pedro', email: 'pedro@ejemplo.es' };
    const url = `${mother.url}/support-invitations`;
    const { code } = (await colleague.ask({ method: 'POST', url, body })).json.access;
    await town.db.deleteFrom('admins').where('id', '=', colleague.id).execute();
    expect((await office.choose(code)).status).toBe(403);
  });

  it('is not needed by who has a password already: she is linked as she is', async ({
    town,
    office,
    lucia,
  }) => {
    const father = await addPerson(town);
    const { access } = (await office.invite()).json;
    await office.choose(access.code);
    const second = await office.invite(lucia, father);
    expect(second.json).toMatchObject({ person: { name: lucia.name }, access: null });
    expect((await office.invite(lucia, father)).json.code).toBe('already_linked');
  });
});
