import { describe, expect, it, vi } from 'vitest';
import { dump, type Row } from '../server/src/testing/dump.ts';
import { emptyTestDatabase } from '../server/src/testing/engines.ts';
import { openTownAt, SECRET_KEY } from '../server/src/testing/town.ts';
import { seedFolder } from './folder.ts';

vi.mock('@node-rs/argon2', () => import('../server/src/testing/cheap-argon2.ts'));

/** When a day has hardly begun, when it is nearly over, and when the clock is about to go forward. */
const MOMENTS = [
  ['one minute past midnight', '2026-11-20T23:01:00.000Z'],
  ['a minute to midnight', '2026-12-31T22:59:00.000Z'],
  ['the hour that summer takes', '2026-03-29T01:00:30.000Z'],
] as const;

describe('whenever it is seeded', () => {
  it.each(MOMENTS)('nothing is in the future, at %s', async (_, now) => {
    const { rows } = await seeded(now);
    const happened = Object.entries(rows).flatMap(([table, list]) =>
      list.flatMap((row) =>
        Object.entries(row)
          .filter(([column]) => column.endsWith('_at') && column !== 'starts_at')
          .map(([column, value]) => [`${table}.${column}`, value] as const),
      ),
    );
    expect(happened.filter(([, at]) => typeof at === 'string' && at > now)).toEqual([]);
    expect(rows.users).toHaveLength(29);
  });

  it.each(MOMENTS)(
    'Josefa has nine things on her list for today, and by night the medicine of last evening, at %s',
    async (_, now) => {
      const { stats } = await seeded(now);
      const isNight = Temporal.Instant.from(now).toZonedDateTimeISO('Europe/Madrid').hour < 9;
      expect(stats.completed + stats.pending).toBe(isNight ? 10 : 9);
      expect(stats.pending).toBeGreaterThan(1);
    },
  );
});

describe('seeded again, elsewhere', () => {
  it('it is the same village', async () => {
    const [first, second] = [await seeded(MOMENTS[0][1]), await seed(MOMENTS[0][1])];
    expect(withoutPins(second.rows.users)).toEqual(withoutPins(first.rows.users));
    for (const table of ['reminders', 'scores', 'media', 'support_messages', 'activity_days']) {
      expect(second.rows[table]).toEqual(first.rows[table]);
    }
  });

  it('it has the same people on another day', async () => {
    const [first, second] = [await seeded(MOMENTS[0][1]), await seeded(MOMENTS[2][1])];
    const who = ({ id, name, photo_key }: Row) => [id, name, photo_key];
    expect(second.rows.users?.map(who)).toEqual(first.rows.users?.map(who));
  });
});

/** Salted anew each time. */
const withoutPins = (users: readonly Row[] = []) => users.map(({ pin_hash: _, ...user }) => user);

const villages = new Map<string, ReturnType<typeof seed>>();

/** One village a moment, for all the tests that only look at it. */
function seeded(now: string): ReturnType<typeof seed> {
  const village = villages.get(now) ?? seed(now);
  villages.set(now, village);
  return village;
}

async function seed(now: string) {
  const database = await emptyTestDatabase('sqlite');
  const config = {
    dataDir: database.dataDir,
    databaseUrl: undefined,
    s3: undefined,
    secretKey: SECRET_KEY.toString(),
  };
  const { guide } = await seedFolder(config, 'normal', Temporal.Instant.from(now));
  const town = await openTownAt(database);
  town.at(now);
  const rows = await dump(town.db);
  const { id, municipalityId } = guide.main;
  const owner = { kind: 'user', municipality_id: municipalityId, user_id: id } as const;
  const cookies = { encina_user: await town.session(owner) };
  const stats = (await town.ask({ url: `/api/users/${id}/reminders/stats`, cookies })).json;
  await town.close();
  return { rows, stats };
}
