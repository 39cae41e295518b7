import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { compiled } from './compiled.ts';

onBothEngines('a query that is compiled once', (it) => {
  it('is built once, answers each call by its own values, and in a transaction sees what that wrote', async ({
    town: { db },
  }) => {
    let built = 0;
    const asked = compiled<{ key: string; least: number }, { attempts: number }>((to, value) => {
      built += 1;
      return to
        .selectFrom('attempt_counts')
        .select('attempts')
        .where('key', '=', value('key'))
        .where('attempts', '>=', value('least'));
    });
    const row = (key: string, attempts: number) => ({
      ...{ key, attempts, blocked_until: '', expires_at: '' },
    });
    await db
      .insertInto('attempt_counts')
      .values([row('a', 1), row('b', 2)])
      .execute();
    const ask = async (key: string, least = 0) => (await asked(db, { key, least })).rows;
    expect(await Promise.all([ask('a'), ask('b'), ask('b', 3)])).toEqual([
      [{ attempts: 1 }],
      [{ attempts: 2 }],
      [],
    ]);
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('attempt_counts').values(row('c', 3)).execute();
      expect((await asked(trx, { key: 'c', least: 0 })).rows).toEqual([{ attempts: 3 }]);
    });
    expect(await ask("' or 1 = 1 --")).toEqual([]);
    expect(built).toBe(1);
  });

  it('is built anew for a plugin, which wants to see it', async ({ town: { db } }) => {
    const asked = compiled<{ key: string }, object>((to, value) =>
      to.selectFrom('attempt_counts').selectAll().where('key', '=', value('key')),
    );
    const seen: string[] = [];
    const watched = db.withPlugin({
      transformQuery({ node }) {
        seen.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await asked(db, { key: 'a' });
    await asked(watched, { key: 'a' });
    await asked(watched, { key: 'b' });
    expect(seen).toEqual(['SelectQueryNode', 'SelectQueryNode']);
  });
});
