/** Encina on both databases beside what a town could have built instead: the same rows, the same questions, in turn. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { hashSecrets } from '../data/fill-encina.ts';
import { COMPARED, planTowns, type Town, ZONE } from '../data/plan.ts';
import { CONTENDERS, type Contender, type Field, fillField } from '../support/contenders.ts';
import { installPeers } from '../support/install-peers.ts';
import type { Part, PartOptions } from '../support/part.ts';
import type { Report } from '../support/results.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { spreadOf } from '../support/spread.ts';
import { tellTargets } from '../support/tell-targets.ts';
import { compareEndpoints } from './compare/compare-endpoints.ts';
import type { Lengths } from './compare/measure.ts';
import { targetsOf } from './compare/targets.ts';
import { dataWords, tellProcesses } from './compare/tell.ts';
import { measureUploads } from './compare/uploads.ts';

const WHOLE: Lengths = { rounds: 3, warmUp: 2, measure: 10, half: 10 };
const QUICK: Lengths = { rounds: 3, warmUp: 0.3, measure: 1.5, half: 1.5 };
const STARTS = 3;

export const compare: Part = {
  about: 'Encina beside what a town could have built instead',
  async run(report, options) {
    installPeers();
    const folder = await mkdtemp(path.join(tmpdir(), 'encina-bench-'));
    const postgres = await startPostgres({ durable: true });
    try {
      const towns = [...planTowns(COMPARED, Temporal.Now.plainDateISO(ZONE))];
      const lengths = lengthsOf(options);
      report.say(dataWords(COMPARED, lengths));
      const field = await fillField(folder, postgres.url, towns, await hashSecrets());
      await race(report, options, field, towns, lengths);
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const lengthsOf = ({ quick, seconds }: PartOptions): Lengths => {
  const usual = quick ? QUICK : WHOLE;
  return seconds === undefined ? usual : { ...usual, measure: seconds, half: seconds };
};

async function race(
  report: Report,
  { only }: PartOptions,
  field: Field,
  towns: readonly Town[],
  lengths: Lengths,
): Promise<void> {
  const starts = new Map<Contender, number>();
  for (const name of names) starts.set(name, await startTime(field[name]));
  const servers = new Map<Contender, ServerProcess>();
  try {
    for (const name of names) servers.set(name, await field[name]());
    const measured = await compareEndpoints(report, { towns, servers, lengths, only });
    if (only.length === 0) await measureUploads(report, servers, towns, lengths);
    tellProcesses(report, servers, starts);
    tellTargets(report, targetsOf(measured));
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  }
}

const names = Object.keys(CONTENDERS) as Contender[];

/** From the start of the process to its first answer, in ms: the median of some. */
async function startTime(start: () => Promise<ServerProcess>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const server = await start();
    times.push(server.startMs);
    await server.stop();
  }
  return spreadOf(times).median;
}
