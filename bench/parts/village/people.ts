import type { Executor } from '../../../server/src/db/database.ts';
import { insertAll } from '../../../server/src/db/many-rows.ts';
import { type Person, planTowns, type Town, tokenHashOf, ZONE } from '../../data/plan.ts';

const PEOPLE_OF_TOWN = 200;
const SINCE = '2025-01-01T00:00:00.000Z';
const FAR_AHEAD = '2099-01-01T00:00:00.000Z';
/** The morning that is answered is yesterday's: its hour has come, whatever the clock says. */
const NINE = 'T09:00';

/** Somebody, with what she answers, through which tablet she comes in, and who writes to her. */
export interface Villager {
  readonly id: string;
  readonly deviceId: string;
  readonly relativeId: string;
  readonly pill: { readonly id: string; readonly occurrence: string };
}

export interface Villages {
  readonly towns: readonly Town[];
  readonly people: readonly Villager[];
  /** Adds who writes to them. */
  addRelatives(trx: Executor): Promise<void>;
}

/** Towns of two hundred people with four pills a day each. */
export function planVillages(count: number, pills: number): Villages {
  const today = Temporal.Now.plainDateISO(ZONE);
  const size = {
    towns: Math.ceil(count / PEOPLE_OF_TOWN),
    peopleOfTown: PEOPLE_OF_TOWN,
    remindersOfPerson: pills,
    adminsOfTown: 1,
  };
  const towns = [...planTowns(size, today)].map((town) => ({
    ...town,
    people: town.people.map((person) => ({
      ...person,
      reminders: person.reminders.map((pill) => ({
        ...pill,
        startsAt: `${today.subtract({ days: 30 })}${NINE}`,
      })),
    })),
  }));
  const occurrence = `${today.subtract({ days: 1 })}${NINE}`;
  return {
    towns,
    people: towns.flatMap(({ deviceId, people }) =>
      people.flatMap((person) => {
        const [pill] = person.reminders;
        const relativeId = relativeOf(person);
        return pill
          ? [{ id: person.id, deviceId, relativeId, pill: { id: pill.id, occurrence } }]
          : [];
      }),
    ),
    addRelatives: (trx) => addRelatives(trx, towns),
  };
}

const relativeOf = ({ id }: Person): string => id.replace('019a0002', '019a0009');

async function addRelatives(trx: Executor, towns: readonly Town[]): Promise<void> {
  const all = towns.flatMap(({ people }) => people);
  await insertAll(
    trx,
    'support_persons',
    all.map((person) => ({
      id: relativeOf(person),
      municipality_id: person.townId,
      name: 'Lucía',
      email: `${relativeOf(person)}@familia.example`,
      password_hash: '',
      created_at: SINCE,
    })),
  );
  await insertAll(
    trx,
    'support_links',
    all.map((person) => ({
      support_person_id: relativeOf(person),
      user_id: person.id,
      created_at: SINCE,
      read_at: null,
    })),
  );
  await insertAll(
    trx,
    'sessions',
    all.map((person) => ({
      id: `session of ${relativeOf(person)}`,
      token_hash: tokenHashOf(relativeOf(person)),
      kind: 'support' as const,
      municipality_id: person.townId,
      device_id: null,
      user_id: null,
      admin_id: null,
      support_person_id: relativeOf(person),
      created_at: SINCE,
      last_seen_at: FAR_AHEAD,
      idle_seconds: null,
      expires_at: FAR_AHEAD,
      confirmed_until: null,
    })),
  );
}
