import { expect } from 'vitest';
import { toText } from '../../core/clock.ts';
import { holdLinks } from '../../db/hold-links.ts';
import { holdPerson } from '../../db/hold-person.ts';
import { addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { expectLockAwaited } from '../../testing/lock-awaited.ts';
import { addUser } from '../../testing/town.ts';
import { erasePeople } from './erasing.repo.ts';
import { usersRepo } from './users.repo.ts';

onBothEngines('people who are erased at one moment', (base) => {
  const it = base.extend('two', async ({ town }) => {
    const one = { id: await addUser(town) };
    const other = { id: await addUser(town) };
    const relative = await addSupportPerson(town, [one.id, other.id]);
    const now = toText(town.now());
    const erase = (ids: readonly string[]) => usersRepo(town.db).removeAll(ids, now);
    const left = async () => {
      const people = await town.db
        .selectFrom('users')
        .select('id')
        .where('id', 'in', [one.id, other.id])
        .execute();
      const relatives = await town.db
        .selectFrom('support_persons')
        .select('id')
        .where('id', '=', relative.id)
        .execute();
      return people.length + relatives.length;
    };
    return { one, other, relative, now, erase, left };
  });

  it('leave no account to the relative of both', async ({ town, two }) => {
    const second = await town.db.transaction().execute(async (trx) => {
      await erasePeople(trx, [two.one.id], two.now);
      const erased = two.erase([two.other.id]);
      await expectLockAwaited(town);
      // Not awaited here: on SQLite it begins when this one has ended.
      return [erased];
    });
    await Promise.all(second);
    expect(await two.left()).toBe(0);
  });

  it('wait for whoever writes over a link, and not for each other in a circle', async ({
    town,
    two,
  }) => {
    const erased = await town.db.transaction().execute(async (trx) => {
      await holdLinks(trx, { support_person_id: two.relative.id, user_id: two.one.id });
      const erasing = two.erase([two.one.id]);
      await expectLockAwaited(town);
      await holdPerson(trx, two.one.id);
      return [erasing];
    });
    await Promise.all(erased);
    await two.erase([two.other.id]);
    expect(await two.left()).toBe(0);
  });

  it('may be the same ones, in whatever order they are named', async ({ two }) => {
    const ids = [two.one.id, two.other.id];
    await Promise.all([two.erase(ids), two.erase(ids.toReversed()), two.erase(ids)]);
    expect(await two.left()).toBe(0);
  });
});
