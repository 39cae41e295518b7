import { figure, table } from '../../support/words.ts';
import type { Capacity } from './capacity.ts';
import { atNine, DOINGS, rowsADay as rows, waking } from './day.ts';

/** What a run has measured. */
export interface Figures {
  readonly at: string;
  readonly isQuick: boolean;
  readonly machine: string;
  readonly commit: string;
  readonly criterion: string;
  /** Of one person. */
  readonly requestsADay: number;
  readonly rowsADay: number;
  readonly engines: Readonly<Record<'SQLite' | 'PostgreSQL', Capacity>>;
}

/** Places of growing size. */
const PLACES = [
  { name: 'a village', municipalities: 1, people: 100 },
  { name: 'a county', municipalities: 20, people: 4_000 },
  { name: 'a province', municipalities: 200, people: 50_000 },
  { name: 'Spain', municipalities: 8_131, people: 2_000_000 },
] as const;

/** What is not measured but taken: prices of a European host, rounded up, without VAT; and sizes. */
const TAKEN = {
  /** Euros a month of a machine with two cores and 8 GB. */
  machine: 15,
  /** Euros a month of a terabyte: on the disks of a database, and in a store of files. */
  databaseTerabyte: 100,
  storeTerabyte: 15,
  /** Copies of the database: the one that writes, one that stands by. */
  databases: 2,
  /** Megabytes of a photo as it is kept, with its small pictures. */
  photo: 0.4,
  /** A machine is not filled beyond this share of what it was seen to carry. */
  filled: 0.5,
} as const;

const TERABYTE = 1e12;
const DAYS = 365;
const sum = (rates: object): number =>
  Object.values(rates).reduce((all: number, rate: number) => all + rate, 0);

/** The tables of docs/scale.md, by the name of their section. */
export function scaleTables(figures: Figures): Record<'measured' | 'places' | 'money', string> {
  return {
    measured: measured(figures),
    places: places(figures),
    money: money(figures),
  };
}

function measured({ at, isQuick, machine, commit, criterion, engines }: Figures): string {
  const head = ['database', 'people', 'bytes of a person', 'bytes of a row'];
  const lines = Object.entries(engines).map(([engine, it]) => [
    engine,
    `${it.isLeast ? 'at least ' : ''}${figure(it.people)}`,
    figure(it.bytesAPerson),
    figure(it.bytesARow),
  ]);
  return `${table(head, lines)}

Criterion: ${criterion}. Measured ${at}${isQuick ? ' with `--quick`' : ''}, ${commit}, on ${machine}. Who asked ran on the same cores.`;
}

const instancesFor = (people: number, { engines }: Figures): number =>
  Math.ceil(people / Math.max(1, engines.PostgreSQL.people * TAKEN.filled));

/** Bytes of the database after a year. */
const bytesOf = (people: number, { engines }: Figures): number =>
  people * (engines.PostgreSQL.bytesAPerson + rows * DAYS * engines.PostgreSQL.bytesARow);

/** Terabytes of photos after a year. */
const photosOf = (people: number): number => (people * DOINGS.photos * DAYS * TAKEN.photo) / 1e6;

function places(figures: Figures): string {
  const busiest = Math.max(...waking.map(({ rates }) => sum(rates)));
  return table(
    [
      'place',
      'municipalities',
      'people',
      'requests a second, busiest hour',
      'requests a second, nine o’clock',
      'rows a year',
      'database after a year, GB',
      'photos after a year, TB',
      'machines',
    ],
    PLACES.map(({ name, municipalities, people }) => [
      name,
      figure(municipalities),
      figure(people),
      figure(busiest * people),
      figure(sum(atNine) * people),
      figure(rows * people * DAYS),
      figure(bytesOf(people, figures) / 1e9),
      figure(photosOf(people)),
      figure(instancesFor(people, figures)),
    ]),
  );
}

function money(figures: Figures): string {
  return table(
    [
      'place',
      'machines, €',
      'databases, €',
      'files, €',
      'together, € a month',
      '€ a person and year',
    ],
    PLACES.map(({ name, people }) => {
      const machines = instancesFor(people, figures) * TAKEN.machine;
      const terabytes = bytesOf(people, figures) / TERABYTE;
      const databases = TAKEN.databases * (TAKEN.machine + terabytes * TAKEN.databaseTerabyte);
      const files = photosOf(people) * TAKEN.storeTerabyte;
      const all = machines + databases + files;
      return [name, machines, databases, files, all, (all * 12) / people].map((value) =>
        typeof value === 'number' ? figure(value) : value,
      );
    }),
  );
}
