import { randomUUID } from 'node:crypto';
import { isEasyPin } from '@encina/contract/easy-pin';
import type { ImportedPerson } from '@encina/contract/users-bulk';
import { describe, expect, vi } from 'vitest';
import { addAdmin, addMunicipality, addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser, HOME_TOWN } from '../../testing/town.ts';
import { importsRepo } from './imports.repo.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

/** For a request to reach the rows that another transaction holds. */
const UNDER_WAY_MS = 150;

const ROWS = [{ name: 'Josefa Gómez' }, { name: 'Manuel Rangel', pin: '0417' }];

onBothEngines('an import', (base) => {
  const it = base
    .extend('admin', ({ town }) => addAdmin(town, { name: 'Ana Gil' }))
    .extend('imports', ({ town, admin, device }) => {
      const bring = async (key = randomUUID() as string, rows: readonly object[] = ROWS) => {
        const url = '/api/users/import';
        const body = { key, dryRun: false, rows };
        const { json, status } = await admin.ask({ method: 'POST', url, body });
        return { key, status, people: json.people as ImportedPerson[] };
      };
      const undo = (key: string, token = admin.token) =>
        town.ask({ method: 'DELETE', url: `/api/users/imports/${key}`, token });
      const recent = async () => (await admin.ask({ url: '/api/users/imports' })).json;
      const enter = async ({ id, pin }: ImportedPerson) => {
        const url = `/api/users/${id}/verify-pin`;
        return (await device.ask({ method: 'POST', url, body: { pin } })).json;
      };
      const names = async () =>
        (await town.db.selectFrom('users').select('name').orderBy('name').execute()).map(
          ({ name }) => name,
        );
      return { bring, undo, recent, enter, names };
    });

  it.beforeEach(async ({ town }) => {
    await town.db.deleteFrom('users').execute();
    await town.db.deleteFrom('user_imports').execute();
  });

  describe('without PINs', () => {
    it('makes one for each who has none, and each opens', async ({ imports }) => {
      const { people } = await imports.bring();
      expect(people.map(({ name }) => name)).toEqual(ROWS.map(({ name }) => name));
      expect(people[1]?.pin).toBe('0417');
      for (const person of people) expect(await imports.enter(person)).toEqual({ valid: true });
    });

    it('makes none that is easy, and not the same for all', async ({ imports }) => {
      const birthDate = '1942-04-23';
      const rows = Array.from({ length: 200 }, (_, i) => ({ name: `P ${i}`, birthDate }));
      const { people } = await imports.bring(randomUUID(), rows);
      expect(people.filter(({ pin }) => isEasyPin(pin, birthDate))).toEqual([]);
      expect(new Set(people.map(({ pin }) => pin)).size).toBeGreaterThan(150);
    });

    it('answers with the same PINs when it is sent again, but of who has entered', async ({
      imports,
    }) => {
      const { key, people } = await imports.bring();
      expect((await imports.bring(key)).people).toEqual(people);
      for (const person of people.slice(0, 1)) await imports.enter(person);
      expect((await imports.bring(key)).people).toEqual(people.slice(1));
    });

    it('gives nobody the PIN of another row where other rows come with the same key', async ({
      imports,
    }) => {
      const { key } = await imports.bring();
      const again = await imports.bring(key, ROWS.toReversed());
      expect(again.people).toEqual([]);
    });
  });

  describe('that is undone', () => {
    it('takes with it whom it brought, and nobody else', async ({ town, imports }) => {
      await addUser(town, { name: 'De Antes' });
      const { key, people } = await imports.bring();
      const relative = await addSupportPerson(town, [people[0]?.id ?? '']);
      expect((await imports.undo(key)).status).toBe(204);
      expect(await imports.names()).toEqual(['De Antes']);
      const relatives = town.db.selectFrom('support_persons').select('id');
      expect(await relatives.where('id', '=', relative.id).execute()).toEqual([]);
      expect((await imports.undo(key)).status).toBe(404);
      expect(await imports.recent()).toEqual([]);
    });

    it('does not come back where it is sent late once more', async ({ imports }) => {
      const { key } = await imports.bring();
      await imports.undo(key);
      expect(await imports.bring(key)).toMatchObject({ status: 200, people: [] });
      expect(await imports.names()).toEqual([]);
    });

    it('is refused once one of them has entered', async ({ imports }) => {
      const { key, people } = await imports.bring();
      for (const person of people.slice(0, 1)) await imports.enter(person);
      expect(await imports.recent()).toMatchObject([{ key, people: 2, entered: 1 }]);
      expect(await imports.undo(key)).toMatchObject({
        status: 409,
        json: { code: 'import_entered' },
      });
      expect(await imports.names()).toHaveLength(2);
    });

    it('is refused where one of them is entering at that very instant', async ({
      town,
      imports,
    }) => {
      const { key, people } = await imports.bring();
      const [entering] = people;
      if (!entering) throw new Error('nobody was imported');
      const { undone } = await town.db.transaction().execute(async (trx) => {
        // As an entry does.
        await trx
          .updateTable('users')
          .set({ last_active_at: '2026-11-20T16:04:00.000Z' })
          .where('id', '=', entering.id)
          .execute();
        const undone = imports.undo(key);
        await new Promise((resolve) => setTimeout(resolve, UNDER_WAY_MS));
        return { undone };
      });
      expect(await undone).toMatchObject({ status: 409, json: { code: 'import_entered' } });
      expect(await imports.names()).toContain(entering.name);
    });

    it('lets nobody in who comes while she is erased', async ({ imports }) => {
      const { key, people } = await imports.bring();
      const entries = people.map(imports.enter);
      const [undone, ...entered] = await Promise.all([imports.undo(key), ...entries]);
      const isUndone = undone.status === 204;
      expect(entered.some(({ valid }) => valid)).toBe(!isUndone);
      expect(await imports.names()).toHaveLength(isUndone ? 0 : ROWS.length);
    });

    it('is refused after a day', async ({ town, imports }) => {
      const { key } = await imports.bring();
      const madeAt = (created_at: string) =>
        town.db.updateTable('user_imports').set({ created_at }).where('key', '=', key).execute();
      await madeAt('2026-11-19T16:05:00.001Z');
      expect(await imports.recent()).toHaveLength(1);
      await madeAt('2026-11-19T16:05:00.000Z');
      expect(await imports.recent()).toEqual([]);
      expect(await imports.undo(key)).toMatchObject({
        status: 409,
        json: { code: 'import_too_old' },
      });
    });

    it('is nothing of another town', async ({ town, imports }) => {
      const { key } = await imports.bring();
      const elsewhere = await addAdmin(town, { municipality_id: await addMunicipality(town) });
      expect((await imports.undo(key, elsewhere.token)).status).toBe(404);
      expect(await imports.names()).toHaveLength(2);
    });
  });

  it('is listed for a day, with who made it', async ({ imports }) => {
    const { key } = await imports.bring();
    expect(await imports.recent()).toEqual([
      { key, people: 2, entered: 0, createdAt: expect.any(String), createdBy: 'Ana Gil' },
    ]);
  });

  it('is found by index', async ({ engine, town }) => {
    const plan = await planOf(town.db, engine, (db) => importsRepo(db).waiting(HOME_TOWN, 'key'));
    expect(plan).toMatch(/imported_users_by_import/);
  });
});
