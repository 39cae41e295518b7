import { expect, vi } from 'vitest';
import { addAdmin, addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PASSWORD, withOffice } from '../../testing/invitations.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('a relative whose name or email staff correct', (base) => {
  const it = withOffice(base);

  it('has no use of her code where her email is corrected, and keeps it where only her name is', async ({
    office,
  }) => {
    const { person, access } = (await office.invite()).json;
    const named = await office.correct(person.id, { name: 'Lucía Rangel' });
    expect(named.json).toEqual({ ...person, name: 'Lucía Rangel' });
    const email = `La.Buena${Math.random()}@ejemplo.es`;
    const moved = await office.correct(person.id, { email });
    expect(moved.json.email).toBe(email.toLowerCase());
    expect((await office.choose(access.code)).status).toBe(403);
    await office.choose(await office.newCode(person.id));
    expect((await office.login(PASSWORD, email)).status).toBe(200);
  });

  it('stays as a colleague was quicker to correct her, who is named with her value', async ({
    town,
    office,
  }) => {
    const { person } = (await office.invite()).json;
    const berta = await addAdmin(town, { name: 'Berta Gil' });
    const url = `/api/support-persons/${person.id}`;
    const [{ version }] = await office.list();
    await berta.ask({ method: 'PATCH', url, body: { name: 'Lucía Rangel', version } });
    const mine = { name: 'Lucía Gala', email: person.email.toUpperCase(), version };
    expect(await office.correct(person.id, mine)).toMatchObject({
      status: 409,
      json: {
        error: 'Berta Gil ha cambiado estos datos mientras los editabas.',
        code: 'changed_meanwhile',
        fields: { name: 'Ahora pone: Lucía Rangel' },
      },
    });
    const [now] = await office.list();
    expect(now).toMatchObject({ name: 'Lucía Rangel', version: version + 1 });
    const again = await office.correct(person.id, { ...mine, version: now.version });
    expect(again.json.name).toBe('Lucía Gala');
  });

  it('gets no email that another account has', async ({ town, office }) => {
    const { person } = (await office.invite()).json;
    await addSupportPerson(town, [], { email: 'tomado@ejemplo.es' });
    const refused = await office.correct(person.id, { email: 'Tomado@ejemplo.es' });
    expect([refused.status, refused.json.code]).toEqual([409, 'email_taken']);
  });
});
