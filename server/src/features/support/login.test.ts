import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import { addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, HOME_TOWN, type Town } from '../../testing/town.ts';

const PASSWORD = 'la encina de la dehesa';
let relatives = 0;

/** A daughter of two, with ways to come in. */
async function daughterIn(town: Town) {
  const mother = await addUser(town, { name: 'Ana Díaz', family_consent: 1 });
  const father = await addUser(town, { name: 'Luis Gil' });
  const password_hash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
  relatives += 1;
  const email = `lucia${relatives}@familia.example`;
  await addSupportPerson(town, [mother, father], { email, password_hash });
  const login = (body: object) =>
    town.ask({
      method: 'POST',
      url: '/api/support/login',
      body: { email, password: PASSWORD, municipalityId: HOME_TOWN, ...body },
    });
  return { mother, father, email, login };
}

onBothEngines('a relative who comes in', (base) => {
  const it = base.extend('daughter', ({ town }) => daughterIn(town));

  it('is told whom she looks after, and goes out again', async ({ town, daughter }) => {
    const { mother, father, email } = daughter;
    const answer = await daughter.login({ email: email.toUpperCase() });
    expect(answer.json).toMatchObject({
      userId: mother,
      user: { name: 'Ana Díaz', familyConsent: true },
      users: [
        { id: mother, familyConsent: true },
        { id: father, familyConsent: false },
      ],
    });
    const { cookies } = answer;
    const start = await town.ask({ url: '/api/session', cookies });
    expect(start.json.support).toEqual({
      id: answer.json.id,
      name: 'Hija',
      municipalityId: HOME_TOWN,
    });
    expect((await town.ask({ url: '/api/support/me', cookies })).json).toEqual(answer.json);
    await town.ask({ method: 'POST', url: '/api/support/logout', cookies });
    expect((await town.ask({ url: '/api/support/me', cookies })).status).toBe(401);
  });

  it('is refused in the words of the specification', async ({ daughter: { login } }) => {
    const complete = { error: 'Por favor complete todos los campos' };
    expect(await login({ password: ' ' })).toMatchObject({ status: 400, json: complete });
    expect(await login({ email: '' })).toMatchObject({ status: 400, json: complete });
    expect(await login({ password: 'no es esta' })).toMatchObject({ status: 401 });
    expect((await login({ municipalityId: 'nowhere' })).status).toBe(401);
  });

  it('may try five times, and then waits', async ({ town, daughter: { login } }) => {
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => login({ password: 'no es esta' })),
    );
    expect(wrong.some(({ status }) => status === 429)).toBe(true);
    expect(await login({})).toMatchObject({ status: 429 });
    town.pass({ minutes: 20 });
    expect((await login({})).status).toBe(200);
  });
});
