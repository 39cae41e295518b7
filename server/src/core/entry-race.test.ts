import { verify } from '@node-rs/argon2';
import { expect, vi } from 'vitest';
import { addAdmin, addDevice, addPerson, addSupportPerson } from '../testing/accounts.ts';
import { addCard } from '../testing/codes.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { PASSWORD, PIN, password_hash, pin_hash } from '../testing/secrets.ts';
import { HOME_TOWN, type Town } from '../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../testing/cheap-argon2.ts'));

const RACES = 30;

/** While the secret is being compared, and found right. */
const meanwhile = (happens: () => Promise<unknown>) =>
  vi.mocked(verify).mockImplementationOnce(async () => {
    await happens();
    return true;
  });

type Gone = 'devices' | 'users' | 'support_persons' | 'admins';
const goes = (town: Town, table: Gone, id: string) => async () =>
  town.db.deleteFrom(table).where('id', '=', id).execute();

onBothEngines('an entry', (base) => {
  const it = base
    .extend('person', ({ town }) => addPerson(town, { pin_hash, family_consent: 1 }))
    .extend(
      'enter',
      ({ person, device }) =>
        () =>
          device.ask({ method: 'POST', url: `${person.url}/verify-pin`, body: { pin: PIN } }),
    );

  it('during which the device is revoked is refused as without one', async ({
    town,
    device,
    enter,
  }) => {
    meanwhile(goes(town, 'devices', device.id));
    const { status, json, cookies } = await enter();
    expect([status, json.code]).toEqual([401, 'unauthenticated']);
    expect(cookies).not.toHaveProperty('encina_user');
  });

  it('during which the person is erased finds nobody', async ({ town, person, enter }) => {
    meanwhile(goes(town, 'users', person.id));
    const { status, json } = await enter();
    expect([status, json.code]).toEqual([404, 'user_not_found']);
  });

  it.for([
    ['of a relative', 'support', 'devices'],
    ['of a relative', 'support', 'support_persons'],
    ['of staff', 'admin', 'devices'],
    ['of staff', 'admin', 'admins'],
  ] as const)(
    '%s is refused where its row in another table goes: %s, %s',
    async ([, kind, table], { town, person, device }) => {
      const email = `${device.id}@ejemplo.es`;
      const account =
        kind === 'admin'
          ? await addAdmin(town, { email, password_hash })
          : await addSupportPerson(town, [person.id], { email, password_hash });
      meanwhile(goes(town, table, table === 'devices' ? device.id : account.id));
      const { status } = await device.ask({
        method: 'POST',
        url: `/api/${kind}/login`,
        body: { email, password: PASSWORD, municipalityId: HOME_TOWN },
      });
      expect(status).toBe(401);
    },
  );

  it.for(['devices', 'users'] as const)(
    'at the very moment at which a row of %s goes is never a failure of the server',
    async (table, { town }) => {
      const seen = new Set<number>();
      for (let race = 0; race < RACES; race += 1) {
        const [device, person] = [await addDevice(town), await addPerson(town)];
        const secret = await addCard(town, person.id);
        const asks = [
          { method: 'POST', url: `${person.url}/session` },
          { method: 'POST', url: `${person.url}/card-session`, body: { secret } },
        ] as const;
        const going = goes(town, table, table === 'devices' ? device.id : person.id);
        const [answer] = await Promise.all([device.ask(asks[race % 2] ?? asks[0]), going()]);
        seen.add(answer.status);
      }
      expect([...seen].filter((status) => ![200, 204, 401, 403, 404].includes(status))).toEqual([]);
    },
  );
});
