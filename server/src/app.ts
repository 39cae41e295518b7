import type { Noun } from '@encina/contract/nouns';
import type { FastifyInstance } from 'fastify';
import { composeFeatures, type Features } from './compose-features.ts';
import { authorizer } from './core/authorization.ts';
import { type Clock, systemClock } from './core/clock.ts';
import { type Dependencies, dependenciesOn, type Infrastructure } from './core/dependencies.ts';
import { pictures as openPictures } from './core/files/pictures.ts';
import { sweepRepo } from './core/files/sweep.repo.ts';
import { type SweepDoubt, sweepService } from './core/files/sweep.service.ts';
import { type Health, healthRoutes } from './core/health.ts';
import { createHttp } from './core/http.ts';
import { recurring } from './core/jobs/job.ts';
import { jobsRepo } from './core/jobs/jobs.repo.ts';
import { type JobRunner, jobRunner } from './core/jobs/runner.ts';
import { wakeAfterRequests } from './core/jobs/wake-after-requests.ts';
import { apiDescription } from './core/openapi/description.ts';
import { mount } from './core/route.ts';
import { readVersion } from './core/version.ts';
import { serveWeb } from './core/web-files.ts';
import { ping, reclaim } from './db/database.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { copiesRepo } from './features/copies/copies.repo.ts';
import { lastCopyService, missedCopy } from './features/copies/last-copy.service.ts';
import { devicesRead } from './features/devices/devices.read.ts';
import { municipalitiesRead } from './features/municipalities/municipalities.read.ts';
import { supportRead } from './features/support/support.read.ts';
import { usersRead } from './features/users/users.read.ts';

export interface AppDeps
  extends Omit<Infrastructure, 'clock'>,
    Partial<Pick<Infrastructure, 'clock'>> {
  /** Folder of the built client. */
  readonly webRoot: string;
}

export interface App {
  readonly http: FastifyInstance;
  readonly health: Health;
  /** What is due; begun by whoever serves. */
  readonly jobs: JobRunner;
  /** Does at once what its jobs do in their time: forgets what has expired, and sweeps the store. */
  tidy(): Promise<void>;
}

export async function buildApp({
  webRoot,
  clock = systemClock,
  ...infrastructure
}: AppDeps): Promise<App> {
  const deps = dependenciesOn({ ...infrastructure, clock });
  const { config, db, storage, sessions, staffLog } = deps;
  const http = await createHttp(config);
  const pictures = openPictures();
  http.addHook('onClose', async () => pictures.close());
  const features = await composeFeatures(deps, pictures, (kind) =>
    http.log.error({ kind }, 'the assistant could not answer'),
  );
  http.addHook('onClose', features.push.close);
  const { municipalities, data } = features;
  await municipalities.ensureDefault();
  const addRoute = mount(http, {
    sessions,
    authorize: authorizerIn(deps),
    publicUrl: config.publicUrl,
    secretKey: deps.secretKey,
    logAccess: data.logAccess,
    staffLog,
    clock,
  });
  const api = apiDescription();
  const lastCopy = lastCopyService({ repo: copiesRepo(db), dataDir: config.dataDir, clock });
  const health = healthRoutes(api.about('health', addRoute), {
    checks: [() => ping(db), () => storage.check()],
    version: readVersion(),
    lastCopy,
  });
  for (const [noun, feature] of Object.entries(features)) {
    feature.routes(api.about(noun as Noun, addRoute));
  }
  api.serve(http);
  await serveWeb(http, webRoot);
  const tidied = tidying(deps, features, (doubt) =>
    http.log.error(doubt, 'the sweep would remove too much of the store and removed nothing'),
  );
  const jobs = jobRunner({
    repo: jobsRepo(db),
    clock,
    report: (error, job) => http.log.error({ err: error, ...job }, 'a job failed'),
  });
  wakeAfterRequests(http, jobs);
  jobs.add(...jobsOf(features, tidied, { clock, isCopyMissed: missedCopy(lastCopy, clock) }));
  return {
    http,
    health,
    jobs,
    async tidy() {
      await tidied.forgetExpired();
      await tidied.sweepStore();
    },
  };
}

/** What is done in its time. */
const jobsOf = (
  { reminders, alerts, push }: Features,
  { forgetExpired, sweepStore }: ReturnType<typeof tidying>,
  { clock, isCopyMissed }: { clock: Clock; isCopyMissed: ReturnType<typeof missedCopy> },
) => [
  ...reminders.jobs,
  ...alerts.jobs,
  ...push.jobs,
  ...push.warningsOf({ isCopyMissed }),
  recurring('forget-expired', { clock, every: { hours: 1 } }, forgetExpired),
  recurring('sweep-store', { clock, every: { hours: 24 } }, sweepStore),
];

/** So long whoever cares for the server can see what was given up. */
const DEAD_KEPT = { hours: 30 * 24 } as const;

/** What goes with time, and what nobody needs. */
function tidying(deps: Dependencies, features: Features, report: (doubt: SweepDoubt) => void) {
  const { db, clock, sessions, throttle, staffLog } = deps;
  const { chat, messages, factors, alerts, push, proposals } = features;
  const { sweep, expire } = sweepOf(deps, features, report);
  return {
    async forgetExpired() {
      await Promise.all([
        sessions.endExpired(),
        throttle.forgetOld(),
        staffLog.forgetOld(),
        expire(),
        chat.forgetAbandoned(),
        messages.messages.tidy(),
        factors.forgetExpired(),
        alerts.forgetOld(),
        push.forgetOld(),
        proposals.forgetOld(),
        jobsRepo(db).forgetDead(clock().subtract(DEAD_KEPT)),
      ]);
      await reclaim(db);
    },
    sweepStore: sweep,
  };
}

/** Who may do what: each feature knows its own subjects. */
const authorizerIn = ({ config, db }: Dependencies) =>
  authorizer({
    load: {
      user: usersRead(db).subject,
      municipality: municipalitiesRead(db).subject,
      device: devicesRead(db).subject,
      'support-person': supportRead(db).subject,
      admin: adminsRead(db).subject,
    },
    isLinked: supportRead(db).isLinked,
    isShown: devicesRead(db).isShown,
    openPicker: config.profilePicker === 'open',
  });

/** Whose files they are, every feature says that keeps some. */
const sweepOf = (
  { db, storage, clock }: Dependencies,
  { media, messages, 'reminder-files': reminderFiles }: Features,
  report: (doubt: SweepDoubt) => void,
) =>
  sweepService({
    repo: sweepRepo(db),
    report,
    storage,
    clock,
    people: usersRead(db).among,
    rows: { ...media.rows, ...messages.rows, ...reminderFiles.rows },
    expire: (before) =>
      Promise.all([media, messages, reminderFiles].map((keeping) => keeping.expire(before))),
  });
