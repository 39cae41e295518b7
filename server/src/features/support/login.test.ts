import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSupportPerson } from '../../testing/accounts.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addUser, HOME_TOWN, openTown, type Town } from '../../testing/town.ts';

describe.each(ENGINES)('a relative comes in, on %s,', (engine) => {
  let town: Town;
  const PASSWORD = 'la encina de la dehesa';
  const EMAIL = 'lucia@familia.example';
  let mother: string;
  let father: string;

  beforeAll(async () => {
    town = await openTown(engine);
    mother = await addUser(town, { name: 'Ana Díaz', family_consent: 1 });
    father = await addUser(town, { name: 'Luis Gil' });
    const password_hash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
    await addSupportPerson(town, [mother, father], { email: EMAIL, password_hash });
  });
  afterAll(() => town.close());

  const login = (body: object) =>
    town.ask({
      method: 'POST',
      url: '/api/support/login',
      body: { email: EMAIL, password: PASSWORD, municipalityId: HOME_TOWN, ...body },
    });

  it('is told whom she looks after, and goes out again', async () => {
    const answer = await login({ email: 'LUCIA@familia.example' });
    expect(answer.json).toMatchObject({
      userId: mother,
      user: { name: 'Ana Díaz', familyConsent: true },
      users: [
        { id: mother, familyConsent: true },
        { id: father, familyConsent: false },
      ],
    });
    const { cookies } = answer;
    expect((await town.ask({ url: '/api/support/me', cookies })).json).toEqual(answer.json);
    await town.ask({ method: 'POST', url: '/api/support/logout', cookies });
    expect((await town.ask({ url: '/api/support/me', cookies })).status).toBe(401);
  });

  it('is refused in the words of the specification', async () => {
    const complete = { error: 'Por favor complete todos los campos' };
    expect(await login({ password: ' ' })).toMatchObject({ status: 400, json: complete });
    expect(await login({ email: '' })).toMatchObject({ status: 400, json: complete });
    expect(await login({ password: 'no es esta' })).toMatchObject({ status: 401 });
    expect((await login({ municipalityId: 'nowhere' })).status).toBe(401);
  });

  it('may try five times, and then waits', async () => {
    const wrong = await Promise.all(
      Array.from({ length: 12 }, () => login({ password: 'no es esta' })),
    );
    expect(wrong.some(({ status }) => status === 429)).toBe(true);
    expect(await login({})).toMatchObject({ status: 429 });
    town.pass({ minutes: 20 });
    expect((await login({})).status).toBe(200);
  });
});
