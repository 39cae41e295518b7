import { composeFeatures } from '../../../server/src/compose-features.ts';
import { readConfig } from '../../../server/src/core/config.ts';
import { dependenciesOn } from '../../../server/src/core/dependencies.ts';
import { pictures as openPictures } from '../../../server/src/core/files/pictures.ts';
import type { JobKind } from '../../../server/src/core/jobs/job.ts';
import { type JobsRepo, jobsRepo } from '../../../server/src/core/jobs/jobs.repo.ts';
import { type JobRunner, jobRunner } from '../../../server/src/core/jobs/runner.ts';
import { startPushService } from '../../../server/src/testing/push-service.ts';
import { SECRET_KEY, type Town } from '../../../server/src/testing/town.ts';
import { chance } from '../../support/chance.ts';
import type { Where } from '../../support/encina.ts';
import { browsersAt } from './browsers.ts';
import { type Counted, count, type Expected } from './count.ts';
import { doubledWords, lostWords } from './fault-words.ts';
import { mortal } from './mortal.ts';
import { planOf, restartsOf, type Size, type Span, spanOf } from './plan.ts';
import { restartable } from './restartable.ts';
import { type Doing, settle } from './townsfolk.ts';

export interface Month extends Counted {
  readonly kills: number;
  /** What is known of each that was lost or came twice. */
  readonly faults: readonly string[];
}

/** Of so many ends of jobs, one is the end of the instance. */
const ENDS_A_KILL = 100;
/** What is said in the last hour may be told after the end. */
const LAST = 3_600_000;
/** These recur; a server that is started makes them. */
const RECURRING = ['forget-expired', 'reminders-without-job'];

/** Plays it, from one event to the next, on the program's own jobs; the clock is none but that of the events. */
export async function simulate(where: Where, size: Size): Promise<Month> {
  const random = chance(size.days);
  const service = await startPushService();
  const environment = { PUSH_TEST_SERVICE: service.origin };
  const { town, restart } = await restartable(where, environment);
  const { from, until } = spanOf(size);
  // Nothing rings before everybody is there.
  town.at(textOf(from - 3_600_000));
  const titles = new Map<string, string>();
  const now = () => town.now().epochMilliseconds;
  const browsers = browsersAt({ service, now, random, titleOf: (id) => titles.get(id) });
  const doings: Doing[] = [];
  const expected: Expected[] = [];
  for (const planned of planOf(size)) {
    const folk = await settle({ town, browsers, titles }, planned);
    doings.push(...folk.doings);
    expected.push(...folk.expected);
  }
  doings.sort((a, b) => a.at - b.at);
  const restarts = restartsOf(size);
  const kills = await play(town, doings, { until, random, environment, restarts, restart });
  await town.close();
  const asked = expected.map((it) => (it.at < until - LAST ? it : { ...it, isSure: false }));
  const { arrivals } = browsers;
  const around = { expected, arrivals, kills, restarts };
  const counted = count(asked, arrivals, around);
  return {
    ...counted,
    kills: kills.size,
    faults: [
      ...counted.lost.map((it) => lostWords(it, around)),
      ...counted.doubled.map((it) => doubledWords(it, around)),
    ],
  };
}

interface Course {
  readonly until: number;
  readonly random: () => number;
  readonly environment: Record<string, string>;
  /** When nobody answers. */
  readonly restarts: readonly Span[];
  restart(): Promise<void>;
}

/** @returns when an instance was killed */
async function play(
  town: Town,
  doings: readonly Doing[],
  { until, random, environment, restarts, restart }: Course,
): Promise<Set<number>> {
  const killed = new Set<number>();
  const away = restarts.values();
  let next = away.next().value;
  let { repo, kinds } = await begun(town, environment);
  let other = mortalInstance(town, kinds, random);
  let done = 0;
  for (;;) {
    const job =
      (await repo.next([...kinds.map(({ kind }) => kind), ...RECURRING]))?.epochMilliseconds ??
      until;
    let now = Math.max(Math.min(job, doings[done]?.at ?? until), town.now().epochMilliseconds);
    if (now >= until) return killed;
    if (next && now >= next.from) {
      now = Math.max(now, next.until);
      town.at(textOf(now));
      await restart();
      ({ repo, kinds } = await begun(town, environment));
      other = mortalInstance(town, kinds, random);
      next = away.next().value;
    }
    town.at(textOf(now));
    for (; (doings[done]?.at ?? until) <= now; done += 1) await doings[done]?.do();
    if (job > now) continue;
    await Promise.all([town.app.jobs.runDue(), other.runner.runDue()]);
    if (!other.isDead()) continue;
    killed.add(now);
    other = mortalInstance(town, kinds, random);
  }
}

const textOf = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment).toString();

/** What a server does as it starts, and what an instance does beside the one that answers. */
async function begun(
  town: Town,
  environment: Record<string, string>,
): Promise<{ readonly repo: JobsRepo; readonly kinds: readonly JobKind[] }> {
  const { db, storage, dataDir } = town;
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...environment });
  const deps = dependenciesOn({
    config,
    db,
    storage,
    secretKey: SECRET_KEY,
    clock: () => town.now(),
  });
  const { reminders, alerts, push } = await composeFeatures(deps, openPictures(), () => undefined);
  const repo = jobsRepo(db);
  await repo.ensure(RECURRING.map((kind) => ({ kind, key: '', dueAt: town.now() })));
  return { repo, kinds: [...reminders.jobs, ...alerts.jobs, ...push.jobs] };
}

function mortalInstance(
  town: Town,
  kinds: readonly JobKind[],
  random: () => number,
): { readonly runner: JobRunner; readonly isDead: () => boolean } {
  const kills = () => random() * ENDS_A_KILL < 1;
  const { jobs, isDead } = mortal(jobsRepo(town.db), kills, random);
  const runner = jobRunner({ repo: jobs, clock: () => town.now(), report: () => undefined });
  runner.add(...kinds);
  return { runner, isDead };
}
