import { expect, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { addAdmin, addSupportPerson, type Client } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN, SECRET_KEY, type Town } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const OLD = 'la clave de antes';
const NEW = 'la clave de ahora';
const password_hash = await passwords(SECRET_KEY).hashPassword(OLD);

const KINDS = {
  admin: {
    base: '/api/admin',
    owner: (id: string) => ({ kind: 'admin', admin_id: id }) as const,
    make: (town: Town) => addAdmin(town, { password_hash, email: `a${Math.random()}@ejemplo.es` }),
  },
  support: {
    base: '/api/support',
    owner: (id: string) => ({ kind: 'support', support_person_id: id }) as const,
    make: async (town: Town, personId: string) =>
      addSupportPerson(town, [personId], { password_hash, email: `s${Math.random()}@ejemplo.es` }),
  },
} as const;

onBothEngines('an account', (it) => {
  for (const [kind, { base, owner, make }] of Object.entries(KINDS)) {
    const change = (holder: Client, currentPassword: string, newPassword = NEW) =>
      holder.ask({
        method: 'PUT',
        url: `${base}/password`,
        body: { currentPassword, newPassword },
      });
    const elsewhere = (town: Town, { id }: Client) =>
      town.session({ ...owner(id), municipality_id: HOME_TOWN, place: 'iPhone' });
    const login = async (town: Town, { id }: Client, password: string) => {
      const table = kind === 'admin' ? 'admins' : 'support_persons';
      const { email } = await town.db
        .selectFrom(table)
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const body = { email, password, municipalityId: HOME_TOWN };
      return (await town.ask({ method: 'POST', url: `${base}/login`, body })).status;
    };

    it(`of ${kind} changes its password with the old one, and every other session ends`, async ({
      town,
      person,
    }) => {
      const holder = await make(town, person.id);
      await elsewhere(town, holder);
      expect((await change(holder, OLD)).json).toEqual({ valid: true });
      const left = (await holder.ask({ url: `${base}/sessions` })).json;
      expect(left.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true]);
      expect(await login(town, holder, OLD)).toBe(401);
      expect(await login(town, holder, NEW)).toBe(200);
    });

    it(`of ${kind} keeps its password where the old one is wrong, and five attempts are all`, async ({
      town,
      person,
    }) => {
      const holder = await make(town, person.id);
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await change(holder, 'no es esta')).json).toEqual({ valid: false });
      }
      expect((await change(holder, OLD)).status).toBe(429);
      expect(await login(town, holder, OLD)).toBe(200);
    });

    it(`of ${kind} takes no password that everybody tries first`, async ({ town, person }) => {
      const holder = await make(town, person.id);
      expect((await change(holder, OLD, 'qwerty123')).json.code).toBe('common_password');
      expect((await change(holder, OLD, 'corta')).status).toBe(400);
    });

    it(`of ${kind} shows where it is open, and ends what it should not be`, async ({
      town,
      person,
    }) => {
      const holder = await make(town, person.id);
      const stranger = await make(town, person.id);
      await elsewhere(town, holder);
      const { json } = await holder.ask({ url: `${base}/sessions` });
      expect(json).toHaveLength(2);
      const other = json.find(({ isThis }: { isThis: boolean }) => !isThis);
      expect(other).toMatchObject({ place: 'iPhone', openedAt: '2026-11-20T16:05:00.000Z' });
      const url = `${base}/sessions/${other.id}`;
      expect((await stranger.ask({ method: 'DELETE', url })).status).toBe(404);
      expect((await holder.ask({ method: 'DELETE', url })).status).toBe(204);
      expect((await holder.ask({ url: `${base}/sessions` })).json).toHaveLength(1);
    });
  }
});
