import type { Size } from '../../data/plan.ts';
import { CONTENDERS, type Contender } from '../../support/contenders.ts';
import { peerVersions } from '../../support/install-peers.ts';
import type { Report } from '../../support/results.ts';
import type { ServerProcess } from '../../support/server-process.ts';
import { figure, spreadWords, table } from '../../support/words.ts';
import type { Figures, Lengths } from './measure.ts';

/** What everything below stands on. */
export function dataWords(size: Size, { rounds, warmUp, measure }: Lengths): string {
  const { towns, peopleOfTown, remindersOfPerson } = size;
  const total = (towns * peopleOfTown * remindersOfPerson).toLocaleString('en');
  const versions = Object.entries(peerVersions())
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  return [
    `${towns} towns × ${peopleOfTown} people × ${remindersOfPerson} reminders: ${total} rows, the same in every database; commits are durable everywhere (SQLite: WAL, \`synchronous=FULL\`; PostgreSQL: \`fsync\` on).`,
    `Everybody is asked the same, in the name of one person after the other, over ten connections; ${rounds} rounds of ${measure} s in turn (A B C, A B C, A B C), each after ${warmUp} s of warm-up. Before, the bench holds the answers against each other: as many things, the same ids, as much said of each. Bare \`node:http\` asks nobody who he is and keeps nothing. The time of the processor is that of the server's own process for one answer, without its PostgreSQL; what others take of the machine slows the rates, and it hardly.`,
    `With ${versions}.`,
  ].join('\n\n');
}

const HEAD = [
  'who',
  'answers a second',
  'µs of its processor',
  'p50 ms',
  'p99 ms',
  'p99 ms at half of that rate',
  'failed',
];

export function tellEndpoint(
  report: Report,
  label: string,
  figures: ReadonlyMap<Contender, Figures>,
): void {
  const rows = [...figures].map(([name, { perSecond, cpu, p50, p99, p99AtHalf, failed }]) => [
    CONTENDERS[name],
    spreadWords(perSecond),
    cpu === undefined ? '' : figure(cpu),
    figure(p50),
    figure(p99),
    p99AtHalf === undefined ? '' : figure(p99AtHalf),
    failed === 0 ? '0' : `**${failed}: this row does not count**`,
  ]);
  report.say(`### ${label}\n\n${table(HEAD, rows)}`);
}

/** @param starts from the start of each process to its first answer, in ms */
export function tellProcesses(
  report: Report,
  servers: ReadonlyMap<Contender, ServerProcess>,
  starts: ReadonlyMap<Contender, number>,
): void {
  const rows = [...servers].map(([name, server]) => [
    CONTENDERS[name],
    figure(starts.get(name) ?? Number.NaN),
    figure(server.memory() ?? Number.NaN),
  ]);
  const head = ['who', 'start to first answer, ms', 'memory after all of it, MB'];
  report.say(`### The processes\n\n${table(head, rows)}`);
}
