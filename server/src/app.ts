import type { Noun } from '@encina/contract/nouns';
import type { FastifyInstance } from 'fastify';
import { composeFeatures, type Features } from './compose-features.ts';
import { authorizer } from './core/authorization.ts';
import { systemClock } from './core/clock.ts';
import { type Dependencies, dependenciesOn, type Infrastructure } from './core/dependencies.ts';
import { pictures as openPictures } from './core/files/pictures.ts';
import { sweepRepo } from './core/files/sweep.repo.ts';
import { type SweepDoubt, sweepService } from './core/files/sweep.service.ts';
import { type Health, healthRoutes } from './core/health.ts';
import { createHttp } from './core/http.ts';
import { apiDescription } from './core/openapi/description.ts';
import { mount } from './core/route.ts';
import { readVersion } from './core/version.ts';
import { serveWeb } from './core/web-files.ts';
import { ping, reclaim } from './db/database.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { copiesRepo } from './features/copies/copies.repo.ts';
import { lastCopyService } from './features/copies/last-copy.service.ts';
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
  /** Forgets what has expired; called now and then. */
  tidy(): Promise<void>;
}

export async function buildApp({
  webRoot,
  clock = systemClock,
  ...infrastructure
}: AppDeps): Promise<App> {
  const deps = dependenciesOn({ ...infrastructure, clock });
  const { config, db, storage, sessions, throttle, staffLog } = deps;
  const http = await createHttp(config);
  const pictures = openPictures();
  http.addHook('onClose', async () => pictures.close());
  const features = await composeFeatures(deps, pictures, (kind) =>
    http.log.error({ kind }, 'the assistant could not answer'),
  );
  const { municipalities, chat, data, factors, messages } = features;
  const { sweep } = sweepOf(deps, features, (doubt) =>
    http.log.error(doubt, 'the sweep would remove too much of the store and removed nothing'),
  );
  await municipalities.ensureDefault();
  const addRoute = mount(http, {
    sessions,
    authorize: authorizerIn(deps),
    publicUrl: config.publicUrl,
    secretKey: deps.secretKey,
    logAccess: data.logAccess,
    staffLog,
  });
  const api = apiDescription();
  const health = healthRoutes(api.about('health', addRoute), {
    checks: [() => ping(db), () => storage.check()],
    version: readVersion(),
    lastCopy: lastCopyService({ repo: copiesRepo(db), dataDir: config.dataDir, clock }),
  });
  for (const [noun, feature] of Object.entries(features)) {
    feature.routes(api.about(noun as Noun, addRoute));
  }
  api.serve(http);
  await serveWeb(http, webRoot);
  return {
    http,
    health,
    async tidy() {
      await Promise.all([
        sessions.endExpired(),
        throttle.forgetOld(),
        staffLog.forgetOld(),
        sweep(),
        chat.forgetAbandoned(),
        messages.messages.tidy(),
        factors.forgetExpired(),
      ]);
      await reclaim(db);
    },
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
  { media, messages }: Features,
  report: (doubt: SweepDoubt) => void,
) =>
  sweepService({
    repo: sweepRepo(db),
    report,
    storage,
    clock,
    people: usersRead(db).among,
    rows: { ...media.rows, ...messages.rows },
    expire: (before) => Promise.all([media.expire(before), messages.expire(before)]),
  });
