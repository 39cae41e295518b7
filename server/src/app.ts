import type { FastifyInstance } from 'fastify';
import { accessRules } from './core/access.ts';
import { systemClock } from './core/clock.ts';
import { healthRoutes } from './core/health.ts';
import { createHttp } from './core/http.ts';
import { describeApi, serveDescription } from './core/openapi.ts';
import { mount } from './core/route.ts';
import { type Ground, type Tools, toolsOn } from './core/tools.ts';
import { serveWeb } from './core/web-files.ts';
import { ping } from './db/database.ts';
import { activityFeature } from './features/activity/activity.feature.ts';
import { adminsFeature } from './features/admins/admins.feature.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { chatFeature } from './features/chat/chat.feature.ts';
import { dataFeature } from './features/data/data.feature.ts';
import { devicesFeature } from './features/devices/devices.feature.ts';
import { devicesRead } from './features/devices/devices.read.ts';
import { gamesFeature } from './features/games/games.feature.ts';
import { mediaFeature } from './features/media/media.feature.ts';
import { memoriesRead } from './features/media/memories.read.ts';
import { mediaOriginals, messageOriginals } from './features/media/originals.read.ts';
import { municipalitiesFeature } from './features/municipalities/municipalities.feature.ts';
import { municipalitiesRead } from './features/municipalities/municipalities.read.ts';
import { remindersFeature } from './features/reminders/reminders.feature.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { supportRead } from './features/support/support.read.ts';
import { usersFeature } from './features/users/users.feature.ts';
import { usersRead } from './features/users/users.read.ts';
import { lifeOf } from './life-of.ts';
import { originalsOf } from './originals.ts';

export interface AppDeps extends Omit<Ground, 'clock'>, Partial<Pick<Ground, 'clock'>> {
  /** Folder of the built client. */
  readonly webRoot: string;
}

export interface App {
  readonly http: FastifyInstance;
  /** Forgets what has expired; called now and then. */
  tidy(): Promise<void>;
}

export async function buildApp({ webRoot, clock = systemClock, ...ground }: AppDeps): Promise<App> {
  const tools = toolsOn({ ...ground, clock });
  const { config, db, storage, sessions, guesses } = tools;
  const http = await createHttp(config);
  const features = await featuresOf(tools, (kind) =>
    http.log.error({ kind }, 'the assistant could not answer'),
  );
  const { municipalities, media, chat, data, support } = features;
  await municipalities.ensureDefault();
  http.addHook('onClose', async () => media.close());
  await describeApi(http);
  const on = mount(http, {
    sessions,
    access: accessIn(tools),
    publicUrl: config.publicUrl,
    noteLook: data.noteLook,
  });
  healthRoutes(on, [() => ping(db), () => storage.check()]);
  for (const feature of Object.values(features)) feature.routes(on);
  serveDescription(http);
  await serveWeb(http, webRoot);
  return {
    http,
    async tidy() {
      await Promise.all([
        sessions.endExpired(),
        guesses.forgetOld(),
        media.sweep(),
        chat.forgetAbandoned(),
        support.support.tidy(),
      ]);
    },
  };
}

/** Puts the features together. Everything that spans two of them happens here. */
async function featuresOf(tools: Tools, report: (kind: string) => void) {
  const { db, clock } = tools;
  const municipalities = municipalitiesFeature(tools);
  const users = usersFeature(tools);
  const devices = devicesFeature(tools, users.whoIs);
  const admins = adminsFeature(tools, devices.enrolByLogin);
  const reminders = remindersFeature(tools);
  const games = gamesFeature(tools);
  const activity = activityFeature(tools, users.sawActive);
  const media = mediaFeature(tools);
  const support = supportFeature(tools, media.messageFiles);
  const data = dataFeature(tools, originalsIn(tools));
  const chat = await chatFeature(tools, {
    lifeOf: lifeOf({
      users: usersRead(db),
      municipalities: municipalitiesRead(db),
      memories: memoriesRead(db),
      ...reminders,
      ...games,
      ...activity,
      ...support,
      clock,
    }),
    countMessage: activity.activity.countChatMessage,
    report,
  });
  return {
    municipalities,
    admins,
    devices,
    users,
    reminders,
    games,
    media,
    chat,
    activity,
    data,
    support,
  };
}

/** Who may do what: each feature knows its own subjects. */
const accessIn = ({ config, db }: Tools) =>
  accessRules({
    load: {
      user: usersRead(db).subject,
      municipality: municipalitiesRead(db).subject,
      device: devicesRead(db).subject,
      'support-person': supportRead(db).subject,
      admin: adminsRead(db).subject,
    },
    isLinked: supportRead(db).isLinked,
    openPicker: config.profilePicker === 'open',
  });

/** The files of a person, of whichever feature. */
const originalsIn = ({ db, storage }: Tools) =>
  originalsOf(storage, [usersRead(db).originals, mediaOriginals(db), messageOriginals(db)]);
