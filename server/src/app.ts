import type { FastifyInstance } from 'fastify';
import { accessRules } from './core/access.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { guessesRepo } from './core/guesses.repo.ts';
import { guesses as makeGuesses } from './core/guesses.ts';
import { healthRoutes } from './core/health.ts';
import { createHttp } from './core/http.ts';
import { describeApi, serveDescription } from './core/openapi.ts';
import { passwords as makePasswords } from './core/passwords.ts';
import { photos as makePhotos, photoAddress } from './core/photos.ts';
import { mount } from './core/route.ts';
import { sessionsRepo } from './core/sessions.repo.ts';
import { sessions as makeSessions } from './core/sessions.ts';
import type { Storage } from './core/storage.ts';
import { serveWeb } from './core/web-files.ts';
import { type Executor, ping } from './db/database.ts';
import { activityRepo } from './features/activity/activity.repo.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { activityService } from './features/activity/activity.service.ts';
import { moodsRepo } from './features/activity/moods.repo.ts';
import { moodsService } from './features/activity/moods.service.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { adminsRepo } from './features/admins/admins.repo.ts';
import { adminsRoutes } from './features/admins/admins.routes.ts';
import { adminsService } from './features/admins/admins.service.ts';
import { staffRepo } from './features/admins/staff.repo.ts';
import { staffService } from './features/admins/staff.service.ts';
import { chatRepo } from './features/chat/chat.repo.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { chatService } from './features/chat/chat.service.ts';
import { dataRoutes } from './features/data/data.routes.ts';
import { exportRepo } from './features/data/export.repo.ts';
import { exportService } from './features/data/export.service.ts';
import { looksRepo } from './features/data/looks.repo.ts';
import { looksService } from './features/data/looks.service.ts';
import { requestsRepo } from './features/data/requests.repo.ts';
import { requestsService } from './features/data/requests.service.ts';
import { devicesRead } from './features/devices/devices.read.ts';
import { devicesRepo } from './features/devices/devices.repo.ts';
import { devicesRoutes } from './features/devices/devices.routes.ts';
import { devicesService } from './features/devices/devices.service.ts';
import { gamesRead } from './features/games/games.read.ts';
import { gamesRepo } from './features/games/games.repo.ts';
import { gamesRoutes } from './features/games/games.routes.ts';
import { gamesService } from './features/games/games.service.ts';
import { confirmService } from './features/media/confirm.service.ts';
import { mediaRepo } from './features/media/media.repo.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { mediaService } from './features/media/media.service.ts';
import { memoriesRead } from './features/media/memories.read.ts';
import { messageFilesRepo } from './features/media/message-files.repo.ts';
import { messageFilesService } from './features/media/message-files.service.ts';
import { messageFiles } from './features/media/message-files.ts';
import { mediaOriginals, messageOriginals } from './features/media/originals.read.ts';
import { pictures as openPictures } from './features/media/pictures.ts';
import { sweepRepo } from './features/media/sweep.repo.ts';
import { sweepService } from './features/media/sweep.service.ts';
import { uploadsRepo } from './features/media/uploads.repo.ts';
import { uploadsService } from './features/media/uploads.service.ts';
import { municipalitiesRead } from './features/municipalities/municipalities.read.ts';
import { municipalitiesRepo } from './features/municipalities/municipalities.repo.ts';
import { municipalitiesRoutes } from './features/municipalities/municipalities.routes.ts';
import { municipalitiesService } from './features/municipalities/municipalities.service.ts';
import { agendaService } from './features/reminders/agenda.service.ts';
import { remindersRepo } from './features/reminders/reminders.repo.ts';
import { remindersRoutes } from './features/reminders/reminders.routes.ts';
import { remindersService } from './features/reminders/reminders.service.ts';
import { personsRepo } from './features/support/persons.repo.ts';
import { personsService } from './features/support/persons.service.ts';
import { sendingService } from './features/support/sending.service.ts';
import { supportRead } from './features/support/support.read.ts';
import { supportRepo } from './features/support/support.repo.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { supportService } from './features/support/support.service.ts';
import { supportEntryService } from './features/support/support-entry.service.ts';
import { bulkRepo } from './features/users/bulk.repo.ts';
import { bulkService } from './features/users/bulk.service.ts';
import { entryService } from './features/users/entry.service.ts';
import { profileService } from './features/users/profile.service.ts';
import { usersRead } from './features/users/users.read.ts';
import { usersRepo } from './features/users/users.repo.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { usersService } from './features/users/users.service.ts';
import { lifeOf } from './life-of.ts';
import { originalsOf } from './originals.ts';

export interface AppDeps {
  readonly config: Config;
  readonly db: Executor;
  readonly storage: Storage;
  readonly secretKey: Buffer;
  /** Folder of the built client. */
  readonly webRoot: string;
  readonly clock?: Clock;
}

export interface App {
  readonly http: FastifyInstance;
  /** Forgets what has expired; called now and then. */
  tidy(): Promise<void>;
}

/** Puts the features together. Everything that spans two of them happens here. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, storage, clock = systemClock } = deps;
  const passwords = makePasswords(deps.secretKey);
  const sessions = makeSessions(sessionsRepo(db), clock);
  const guesses = makeGuesses(guessesRepo(db), clock);
  const photos = makePhotos(storage);
  const access = accessRules({
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
  const municipalities = municipalitiesService({
    repo: municipalitiesRepo(db),
    photos,
    clock,
    asksSetupCode: config.setupCode !== undefined,
  });
  const admins = adminsService({
    repo: adminsRepo(db),
    municipalities: municipalitiesRead(db),
    passwords,
    sessions,
    guesses,
    clock,
    setupCode: config.setupCode,
  });
  const devices = devicesService({
    repo: devicesRepo(db),
    sessions,
    guesses,
    clock,
    publicUrl: config.publicUrl,
  });
  const users = usersService({ repo: usersRepo(db), photos, passwords, clock });
  const profiles = profileService({
    repo: usersRepo(db),
    photos,
    passwords,
    sessions,
    guesses,
  });
  const entry = entryService({ repo: usersRepo(db), sessions, guesses, passwords, clock });
  const activity = activityService({
    repo: activityRepo(db),
    games: gamesRead(db),
    clock,
    sawActive: usersRepo(db).sawActive,
  });

  const pictures = openPictures();
  const files = { storage, clock, pictures };
  const uploads = uploadsRepo(db);
  const sweeping = sweepService({ ...files, repo: sweepRepo(db), people: usersRead(db).among });
  const originals = originalsOf(storage, [
    usersRead(db).originals,
    mediaOriginals(db),
    messageOriginals(db),
  ]);
  const looks = looksService({
    repo: looksRepo(db),
    clock,
    nameOf: { admin: adminsRead(db).name, support: supportRead(db).name },
  });

  await municipalities.ensureDefault();

  const http = await createHttp(config);
  await describeApi(http);
  const on = mount(http, {
    sessions,
    access,
    publicUrl: config.publicUrl,
    noteLook: looks.note,
  });
  healthRoutes(on, [() => ping(db), () => storage.check()]);
  municipalitiesRoutes(on, municipalities);
  adminsRoutes(
    on,
    admins,
    staffService({ repo: staffRepo(db), passwords, sessions, clock }),
    devices.enrolByLogin,
  );
  devicesRoutes(on, devices, users.whoIs);
  usersRoutes(on, users, profiles, entry, bulkService({ repo: bulkRepo(db), passwords, clock }));
  const agenda = agendaService({ repo: remindersRepo(db), clock });
  const reminders = remindersService({ repo: remindersRepo(db), clock });
  remindersRoutes(on, agenda, reminders);
  const games = gamesService({ repo: gamesRepo(db), clock });
  gamesRoutes(on, games);
  mediaRoutes(on, {
    media: mediaService({ ...files, repo: mediaRepo(db) }),
    uploads: uploadsService({ ...files, repo: uploads, secretKey: deps.secretKey }),
    confirm: confirmService({ ...files, repo: mediaRepo(db), uploads }),
    messageFiles: messageFilesService({
      ...files,
      repo: messageFilesRepo(db),
      isLinked: supportRead(db).isLinked,
    }),
  });
  http.addHook('onClose', async () => pictures.close());
  const filesOfMessages = messageFiles({ repo: messageFilesRepo(db), uploads, storage, clock });
  const support = supportService({ repo: supportRepo(db), files: filesOfMessages, clock });
  const persons = personsService({ repo: personsRepo(db), passwords, clock });
  const reportChat = (kind: string) => http.log.error({ kind }, 'the assistant could not answer');
  const chat = chatService({
    repo: chatRepo(db),
    clock,
    lifeOf: lifeOf({
      users: usersRead(db),
      municipalities: municipalitiesRead(db),
      memories: memoriesRead(db),
      support,
      persons,
      ...{ agenda, reminders, games, activity, clock },
    }),
    countMessage: activity.countChatMessage,
    engine: config.llm && (await openModel(config.llm, reportChat)),
    report: reportChat,
  });
  chatRoutes(on, chat);
  activityRoutes(on, activity, moodsService({ repo: moodsRepo(db), clock }));
  dataRoutes(
    on,
    looks,
    exportService({ repo: exportRepo(db), originals, clock }),
    requestsService({ repo: requestsRepo(db), clock }),
  );
  supportRoutes(on, {
    support,
    sending: sendingService({
      repo: supportRepo(db),
      files: filesOfMessages,
      isLinked: supportRead(db).isLinked,
      clock,
    }),
    entry: supportEntryService({
      repo: personsRepo(db),
      passwords,
      sessions,
      guesses,
      photoOf: ({ id, photo_key }) => photoAddress(`/api/users/${id}`, photo_key),
    }),
    persons,
  });
  serveDescription(http);
  await serveWeb(http, deps.webRoot);
  return {
    http,
    async tidy() {
      await Promise.all([
        sessions.endExpired(),
        guesses.forgetOld(),
        sweeping.sweep(),
        chat.forgetAbandoned(),
        support.tidy(),
      ]);
    },
  };
}

/** Loaded only where there is a model to talk to: most town halls have none. */
async function openModel(config: NonNullable<Config['llm']>, report: (kind: string) => void) {
  const { modelEngine } = await import('./features/chat/model/model.engine.ts');
  return modelEngine(config, report);
}
