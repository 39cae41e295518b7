import type { Contender } from '../../support/contenders.ts';
import { ratio, type Target } from '../../support/targets.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import type { Figures } from './measure.ts';

export type Measured = Readonly<Partial<Record<EndpointName, ReadonlyMap<Contender, Figures>>>>;

/** What Encina promises of its speed, beside what was measured. */
export function targetsOf(measured: Measured): Target[] {
  const rate = (name: EndpointName, who: Contender) => measured[name]?.get(who)?.perSecond.median;
  const beside = (
    name: EndpointName,
    [ours, theirs]: readonly [Contender, Contender],
    atLeast: number,
    of: string,
  ): Target => ({
    says: `${ENDPOINTS[name].label}: at least ${atLeast} × ${of}`,
    measured: ratio(rate(name, ours), rate(name, theirs)),
    atLeast,
    unit: ' ×',
  });
  const toBare = ['encinaSqlite', 'fastifySqlite'] as const;
  const toOrdinary = ['encinaSqlite', 'expressPostgres'] as const;
  const sameDatabase = ['encinaPostgres', 'expressPostgres'] as const;
  return [
    beside('reminders', toBare, 0.7, 'the bare server'),
    beside('reminders', toOrdinary, 4, 'Express'),
    beside('people', toBare, 0.75, 'the bare server'),
    beside('people', toOrdinary, 1, 'Express'),
    beside('create', toBare, 0.75, 'the bare server'),
    beside('create', toOrdinary, 1, 'Express'),
    beside('login', ['encinaSqlite', 'nodeHttp'], 0.85, 'the bare rate of the hash'),
    ...(['reminders', 'people', 'create'] as const).map((name) =>
      beside(name, sameDatabase, 1.5, 'Express, both on PostgreSQL'),
    ),
    ...(['encinaSqlite', 'encinaPostgres'] as const).map((who) => unchanged(who, rate)),
    ...slowestAtHalf(measured),
  ];
}

function unchanged(
  who: Contender,
  rate: (name: EndpointName, who: Contender) => number | undefined,
): Target {
  const database = who === 'encinaSqlite' ? 'SQLite' : 'PostgreSQL';
  return {
    says: `home, unchanged: at least 3 × a full answer, ${database}`,
    measured: ratio(rate('homeUnchanged', who), rate('home', who)),
    atLeast: 3,
    unit: ' ×',
  };
}

/** Of the endpoints that hash nothing: a hash alone takes longer by design. */
function slowestAtHalf(measured: Measured): Target[] {
  const hashing: readonly string[] = ['login', 'pin'];
  return Object.entries(measured)
    .filter(([name]) => !hashing.includes(name))
    .map(([name, figures]) => ({
      says: `${ENDPOINTS[name as EndpointName].label}: p99 at half of the maximum below 10 ms, SQLite`,
      measured: figures?.get('encinaSqlite')?.p99AtHalf,
      below: 10,
      unit: ' ms',
    }));
}
