import type { Noun } from '@encina/contract/nouns';
import type { FastifyInstance } from 'fastify';
import { authorizer } from './core/authorization.ts';
import { systemClock } from './core/clock.ts';
import { type Dependencies, dependenciesOn, type Infrastructure } from './core/dependencies.ts';
import { pictures as openPictures, type Pictures } from './core/files/pictures.ts';
import { sweepRepo } from './core/files/sweep.repo.ts';
import { type SweepDoubt, sweepService } from './core/files/sweep.service.ts';
import { type Health, healthRoutes } from './core/health.ts';
import { createHttp } from './core/http.ts';
import { apiDescription } from './core/openapi/description.ts';
import { mount } from './core/route.ts';
import { readVersion } from './core/version.ts';
import { serveWeb } from './core/web-files.ts';
import { ping, reclaim } from './db/database.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { activityFeature } from './features/activity/activity.feature.ts';
import { adminsFeature } from './features/admins/admins.feature.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { cardsFeature } from './features/cards/cards.feature.ts';
import { chatFeature } from './features/chat/chat.feature.ts';
import { copiesRepo } from './features/copies/copies.repo.ts';
import { lastCopyService } from './features/copies/last-copy.service.ts';
import { dataFeature } from './features/data/data.feature.ts';
import { devicesFeature } from './features/devices/devices.feature.ts';
import { devicesRead } from './features/devices/devices.read.ts';
import { factorsFeature } from './features/factors/factors.feature.ts';
import { gamesFeature } from './features/games/games.feature.ts';
import { homeFeature } from './features/home/home.feature.ts';
import { mediaFeature } from './features/media/media.feature.ts';
import { memoriesRead } from './features/media/memories.read.ts';
import { mediaOriginals } from './features/media/originals.read.ts';
import { messagesFeature } from './features/messages/messages.feature.ts';
import { backNews, callRequests, messageOriginals } from './features/messages/messages.read.ts';
import { municipalitiesFeature } from './features/municipalities/municipalities.feature.ts';
import { municipalitiesRead } from './features/municipalities/municipalities.read.ts';
import { remindersFeature } from './features/reminders/reminders.feature.ts';
import { staffLogFeature } from './features/staff-log/staff-log.feature.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { supportRead } from './features/support/support.read.ts';
import { usersFeature } from './features/users/users.feature.ts';
import { usersRead } from './features/users/users.read.ts';
import { originalsOf } from './originals.ts';
import { partsOfHome } from './parts-of-home.ts';
import { personGatewayFor } from './person-gateway-for.ts';

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
  const features = await featuresOf(deps, pictures, (kind) =>
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
    clock,
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

/** Puts the features together. Everything that spans two of them happens here. */
async function featuresOf(deps: Dependencies, pictures: Pictures, report: (kind: string) => void) {
  const { db, clock } = deps;
  const municipalities = municipalitiesFeature(deps, adminsRead(db).name);
  const data = dataFeature(deps, originalsIn(deps));
  const users = usersFeature(deps, data.logStaffAct);
  const devices = devicesFeature(deps, {
    user: users.whoIs,
    support: supportRead(db).name,
    admin: adminsRead(db).name,
  });
  const factors = factorsFeature(deps, adminsRead(db).account);
  const admins = adminsFeature(deps, {
    enrolDevice: devices.enrolByLogin,
    factors: factors.entry,
  });
  const reminders = remindersFeature(deps);
  const games = gamesFeature(deps);
  const activity = activityFeature(deps, users.sawActive);
  const media = mediaFeature(deps, pictures);
  const messages = messagesFeature(deps, { pictures, keepFiles: media.keepFiles });
  const support = supportFeature(deps, {
    callRequests: callRequests(db),
    remindersOf: reminders.todaysOf,
    moodsOf: activity.moodsOf,
    logOverview: data.logOverview,
    newsFor: backNews(db),
    nameOfAdmin: adminsRead(db).name,
  });
  const account = accountFeature(deps);
  const cards = cardsFeature(deps, { ...users.entry, logStaffAct: data.logStaffAct });
  const chat = await chatFeature(deps, {
    personGatewayFor: personGatewayFor({
      users: usersRead(db),
      municipalities: municipalitiesRead(db),
      memories: memoriesRead(db),
      ...reminders,
      ...games,
      ...activity,
      ...messages,
      ...support,
      clock,
    }),
    countMessage: activity.activity.countChatMessage,
    report,
  });
  const home = homeFeature(
    partsOfHome({
      ...users,
      ...reminders,
      ...messages,
      ...games,
      ...media,
      ...chat,
      ...activity,
    }),
  );
  return {
    municipalities,
    admins,
    factors,
    devices,
    users,
    home,
    cards,
    reminders,
    games,
    media,
    messages,
    chat,
    activity,
    data,
    support,
    account,
    'staff-log': staffLogFeature(deps),
  } satisfies Partial<Record<Noun, unknown>>;
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
  { media, messages }: Awaited<ReturnType<typeof featuresOf>>,
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

/** The files of a person, of whichever feature. */
const originalsIn = ({ db, storage }: Dependencies) =>
  originalsOf(storage, [usersRead(db).originals, mediaOriginals(db), messageOriginals(db)]);
