import { expect, vi } from 'vitest';
import { addAdmin, addDevice, addPerson, addSupportPerson } from '../testing/accounts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { HOME_TOWN, SECRET_KEY, type Town } from '../testing/town.ts';
import { passwords } from './passwords.ts';

vi.mock('@node-rs/argon2', () => import('../testing/cheap-argon2.ts'));

const RACES = 60;
const OLD = 'la clave de antes';
const NEW = 'la clave de ahora';
const ours = passwords(SECRET_KEY);
const password_hash = await ours.hashPassword(OLD);
const pin_hash = await ours.hashPin('2468');

/** Sessions of an account that are still open, other than the one that changed the secret. */
const opened = async (
  town: Town,
  column: 'user_id' | 'admin_id' | 'support_person_id',
  id: string,
) => (await town.db.selectFrom('sessions').select('id').where(column, '=', id).execute()).length;

/** Each from an address of its own: nobody waits for the attempts of the others. */
const logIn = (town: Town, url: string, { email, address }: { email: string; address: string }) =>
  town.ask({
    method: 'POST',
    url,
    address,
    body: { email, password: OLD, municipalityId: HOME_TOWN },
  });

onBothEngines('a session opened while the secret changes', (it) => {
  it('with the old PIN never outlives it', async ({ town, admin }) => {
    for (let race = 0; race < RACES; race += 1) {
      const { id, url } = await addPerson(town, { pin_hash });
      const device = await addDevice(town);
      await Promise.all([
        device.ask({ method: 'POST', url: `${url}/verify-pin`, body: { pin: '2468' } }),
        admin.ask({ method: 'PATCH', url, body: { pin: '1357' } }),
      ]);
      expect(await opened(town, 'user_id', id)).toBe(0);
    }
  });

  it('with the old password never outlives it, of staff', async ({ town, admin }) => {
    for (let race = 0; race < RACES; race += 1) {
      const email = `colega${race}@ejemplo.es`;
      const { id } = await addAdmin(town, { password_hash, email });
      await Promise.all([
        logIn(town, '/api/admin/login', { email, address: `10.0.0.${race}` }),
        admin.ask({ method: 'PUT', url: `/api/admins/${id}/password`, body: { password: NEW } }),
      ]);
      expect(await opened(town, 'admin_id', id)).toBe(0);
    }
  });

  it('with the old password never outlives it, of a relative', async ({ town, person }) => {
    for (let race = 0; race < RACES; race += 1) {
      const email = `hija${race}@ejemplo.es`;
      const relative = await addSupportPerson(town, [person.id], { password_hash, email });
      await Promise.all([
        logIn(town, '/api/support/login', { email, address: `10.0.1.${race}` }),
        relative.ask({
          method: 'PUT',
          url: '/api/support/password',
          body: { currentPassword: OLD, newPassword: NEW },
        }),
      ]);
      expect(await opened(town, 'support_person_id', relative.id)).toBe(1);
    }
  });
});
