import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { databaseSize } from '../../../server/src/db/copies/database-copy.ts';
import { fillEncina, hashSecrets } from '../../data/fill-encina.ts';
import { startEncina } from '../../support/encina.ts';
import { analyze } from '../../support/postgres.ts';
import { arrivalsOf, type Stretch } from './arrivals.ts';
import { newAsker } from './asker.ts';
import { atNine, DOINGS, KINDS, type Kind, waking } from './day.ts';
import { planVillages, type Villager } from './people.ts';
import { isServed, type Played, play } from './play.ts';

export interface Lengths {
  /** So many people are tried first, and at most. */
  readonly first: number;
  readonly most: number;
  /** How often the gap between enough and too many is halved. */
  readonly halvings: number;
  /** Of each waking hour so much is played, and so much of the minute of nine o'clock. */
  readonly hourSeconds: number;
  readonly nineSeconds: number;
}

export interface Trial {
  readonly people: number;
  readonly isServed: boolean;
  readonly heard: Played;
}

export interface Capacity {
  /** As many as were served as the criterion wants it. */
  readonly people: number;
  /** Whether more were not tried. */
  readonly isLeast: boolean;
  readonly trials: readonly Trial[];
  /** Bytes of the database for each person before the day, and for each row that the day left. */
  readonly bytesAPerson: number;
  readonly bytesARow: number;
}

interface Where {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** Doubles the people until somebody has to wait too long, then looks between. */
export async function capacityOn(where: Where, lengths: Lengths, tell: Tell): Promise<Capacity> {
  const { towns, people, addRelatives } = planVillages(lengths.most, DOINGS.pills);
  await fillEncina(where, towns, await hashSecrets(), addRelatives);
  if (where.databaseUrl) await analyze(where.databaseUrl);
  const size = () => databaseSize(where);
  const filled = await size();
  const server = await startEncina(where);
  const trials: Trial[] = [];
  const attempt = async (count: number) => {
    const trial = await tryWith(server.url, people.slice(0, count), lengths, trials.length);
    trials.push(trial);
    tell(trial);
    return trial.isServed;
  };
  try {
    // What V8 has not compiled yet, and a cold disk, are nobody's nine o'clock.
    await tryWith(server.url, people.slice(0, lengths.first), lengths, 1);
    const before = await size();
    const { enough, isLeast } = await search(attempt, lengths);
    const rows = trials.flatMap(({ heard }) => Object.entries(heard)).reduce(sumOfWrites, 0);
    return {
      people: enough,
      isLeast,
      trials,
      bytesAPerson: Math.round(filled / people.length),
      bytesARow: Math.round(Math.max(0, (await size()) - before) / Math.max(1, rows)),
    };
  } finally {
    await server.stop();
    await rm(`${where.dataDir}/files`, { recursive: true, force: true });
  }
}

type Tell = (trial: Trial) => void;

async function search(
  attempt: (people: number) => Promise<boolean>,
  { first, most, halvings }: Lengths,
): Promise<{ enough: number; isLeast: boolean }> {
  let enough = 0;
  let next = first;
  while (next <= most && (await attempt(next))) {
    enough = next;
    next *= 2;
  }
  if (next > most) return { enough, isLeast: true };
  let tooMany = next;
  for (let halving = 0; halving < halvings; halving += 1) {
    const between = Math.round((enough + tooMany) / 2);
    if (await attempt(between)) enough = between;
    else tooMany = between;
  }
  return { enough, isLeast: false };
}

async function tryWith(
  url: string,
  people: readonly Villager[],
  { hourSeconds, nineSeconds }: Lengths,
  number: number,
): Promise<Trial> {
  const asker = newAsker(url, await photo, number % 2 === 0 ? 'done' : 'skipped');
  const stretches: Stretch[] = [
    ...waking.map(({ rates }) => ({ seconds: hourSeconds, rates })),
    { seconds: nineSeconds, rates: atNine },
  ];
  try {
    // The tablets have been on since before nine: what they show they have been told.
    await openScreens(people, (who) => asker.ask('home', who));
    const heard = await play(arrivalsOf(stretches, people.length), people, asker);
    return { people: people.length, isServed: isServed(heard), heard };
  } finally {
    asker.close();
  }
}

const OPENING_AT_ONCE = 8;

async function openScreens(
  people: readonly Villager[],
  open: (who: Villager) => Promise<boolean>,
): Promise<void> {
  const waiting = people.values();
  await Promise.all(
    Array.from({ length: OPENING_AT_ONCE }, async () => {
      for (const who of waiting) await open(who);
    }),
  );
}

/** A photo of a tablet, with noise: it compresses as badly as a real one. */
const photo = sharp({
  create: {
    width: 1_600,
    height: 1_200,
    channels: 3,
    background: '#7a5',
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();

const sumOfWrites = (sum: number, [kind, heard]: [string, { readonly count: number }]): number =>
  KINDS[kind as Kind] === 'write' ? sum + heard.count : sum;
