/** What is asked in the comparisons, of whom, and what must come back. */
import { withLongHistory } from '../../data/long-histories.ts';
import { PASSWORD, type Person, PIN, type Town, tokenOf } from '../../data/plan.ts';
import { type Ask, posting, reading, withEtags } from '../../support/asks.ts';
import type { Contender } from '../../support/contenders.ts';
import { periodOf } from '../../support/period.ts';

export interface Endpoint {
  readonly label: string;
  readonly answeredBy: readonly Contender[];
  readonly expected: 2 | 304;
  /** Questions in the order in which they are asked, round and round. */
  asks(towns: readonly Town[]): Ask[];
  /** What has to be known of that server before; the questions as they are then. */
  prepare?(url: string, asks: readonly Ask[]): Promise<Ask[]>;
}

const ENCINA = ['encinaSqlite', 'encinaPostgres'] as const;
const ALL = [...ENCINA, 'fastifySqlite', 'expressPostgres', 'nodeHttp'] as const;

const as = (kind: 'user' | 'device', id: string) => ({ cookie: `encina_${kind}=${tokenOf(id)}` });
/** Nobody is written to and read of: what is created changes no answer. */
const readers = (towns: readonly Town[]) => towns.slice(0, 15).flatMap(({ people }) => people);
const writers = (towns: readonly Town[]) => towns.slice(15).flatMap(({ people }) => people);
/** Few enough to ask each for her ETag before. */
const pollers = (towns: readonly Town[]) => readers(towns).slice(20, 220);

const reminders = ({ id }: Person) => reading(`/api/users/${id}/reminders`, as('user', id));
const home = ({ id }: Person) => reading(`/api/users/${id}/home`, as('user', id));
/** One of each town, then the next of each: no two at once at the same account. */
function across<T>(towns: readonly Town[], of: (town: Town) => readonly T[]): [Town, T][] {
  const longest = Math.max(0, ...towns.map((town) => of(town).length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    towns.flatMap((town) => {
      const one = of(town)[place];
      return one === undefined ? [] : [[town, one] as [Town, T]];
    }),
  );
}

export const ENDPOINTS = {
  reminders: {
    label: "a person's 20 reminders",
    answeredBy: ALL,
    expected: 2,
    asks: (towns) => readers(towns).map(reminders),
  },
  people: {
    label: "a town's 200 people",
    answeredBy: ALL,
    expected: 2,
    asks: (towns) =>
      towns.map(({ id, deviceId }) =>
        reading(`/api/users?municipalityId=${id}&limit=200`, as('device', deviceId)),
      ),
  },
  create: {
    label: 'create a reminder, durable',
    answeredBy: ALL,
    expected: 2,
    asks: (towns) =>
      writers(towns).map(({ id }) =>
        posting(`/api/users/${id}/reminders`, as('user', id), {
          title: 'Regar las macetas',
          category: 'Personal',
          dateTime: '2098-05-01T10:00:00.000Z',
        }),
      ),
  },
  login: {
    label: 'staff log-in',
    answeredBy: ALL,
    expected: 2,
    asks: (towns) =>
      across(towns, ({ admins }) => admins).map(([{ id, deviceId }, { email }]) =>
        posting('/api/admin/login', as('device', deviceId), {
          email,
          password: PASSWORD,
          municipalityId: id,
          enrolsDevice: false,
        }),
      ),
  },
  pin: {
    label: 'a person comes in with her PIN',
    answeredBy: ENCINA,
    expected: 2,
    asks: (towns) =>
      across(towns, ({ people }) => people).map(([{ deviceId }, { id }]) =>
        posting(`/api/users/${id}/verify-pin`, as('device', deviceId), { pin: PIN }),
      ),
  },
  remindersUnchanged: {
    label: 'her reminders, unchanged (304)',
    answeredBy: ENCINA,
    expected: 304,
    asks: (towns) => pollers(towns).map(reminders),
    prepare: withEtags,
  },
  home: {
    label: 'home in one answer',
    answeredBy: ENCINA,
    expected: 2,
    asks: (towns) => pollers(towns).map(home),
  },
  homeUnchanged: {
    label: 'home, unchanged (304)',
    answeredBy: ENCINA,
    expected: 304,
    asks: (towns) => pollers(towns).map(home),
    prepare: withEtags,
  },
  metrics: {
    label: 'figures of 30 days among five years',
    answeredBy: ENCINA,
    expected: 2,
    asks: (towns) =>
      withLongHistory(towns).map(({ id }) =>
        reading(`/api/users/${id}/metrics?${periodOf(30)}`, as('user', id)),
      ),
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;
