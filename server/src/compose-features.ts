import type { Noun } from '@encina/contract/nouns';
import { toText } from './core/clock.ts';
import type { Dependencies } from './core/dependencies.ts';
import type { Pictures } from './core/files/pictures.ts';
import { withdrawal } from './core/notices.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { activityFeature } from './features/activity/activity.feature.ts';
import { adminsFeature } from './features/admins/admins.feature.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { alertsFeature } from './features/alerts/alerts.feature.ts';
import { cardsFeature } from './features/cards/cards.feature.ts';
import { chatFeature } from './features/chat/chat.feature.ts';
import { dataFeature } from './features/data/data.feature.ts';
import { devicesFeature } from './features/devices/devices.feature.ts';
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
import { proposalsFeature } from './features/proposals/proposals.feature.ts';
import { endAboutReminder } from './features/proposals/withdrawing.read.ts';
import { pushFeature } from './features/push/push.feature.ts';
import { reminderFilesFeature } from './features/reminder-files/reminder-files.feature.ts';
import { reminderOriginals } from './features/reminder-files/reminder-files.read.ts';
import { remindersFeature } from './features/reminders/reminders.feature.ts';
import { staffLogFeature } from './features/staff-log/staff-log.feature.ts';
import type { WithLink } from './features/support/links.repo.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { supportRead } from './features/support/support.read.ts';
import { usersFeature } from './features/users/users.feature.ts';
import { usersRead } from './features/users/users.read.ts';
import { originalsOf } from './originals.ts';
import { partsOfHome } from './parts-of-home.ts';
import { personGatewayFor } from './person-gateway-for.ts';

/** What somebody who runs the server is told where the assistant could not answer. */
type Report = (kind: string) => void;

/** Puts the features together. Everything that spans two of them happens here. */
export async function composeFeatures(deps: Dependencies, pictures: Pictures, report: Report) {
  const data = dataFeature(deps, originalsIn(deps));
  const nameOfRelative = supportRead(deps.db).name;
  const push = pushFeature(deps);
  const alerts = alertsFeature(deps, { ...data, ...push, nameOfRelative });
  const house = townHall(deps, data, alerts);
  const life = personsDay(deps, data, { ...house, pictures, alerts });
  const chat = await assistant(deps, life, report);
  const { reminders, proposals, games, media, messages, activity } = life;
  const parts = {
    ...house.users,
    ...reminders,
    files: life['reminder-files'].ofReminders,
    ...proposals,
    taken: life.alerts.taken,
    ...games,
    ...media,
    ...messages,
    ...activity,
    ...chat,
  };
  return {
    ...house,
    ...life,
    home: homeFeature(partsOfHome(parts)),
    data,
    chat,
    push,
    account: accountFeature(deps),
    'staff-log': staffLogFeature(deps),
  } satisfies Partial<Record<Noun, unknown>>;
}

export type Features = Awaited<ReturnType<typeof composeFeatures>>;
type Data = ReturnType<typeof dataFeature>;
type Alerts = ReturnType<typeof alertsFeature>;

/** Who is who in a town, and how each of them comes in. */
function townHall(deps: Dependencies, { logStaffAct }: Data, { letGo }: Alerts) {
  const { name: nameOfAdmin, account } = adminsRead(deps.db);
  const users = usersFeature(deps, logStaffAct);
  const devices = devicesFeature(deps, {
    user: users.whoIs,
    support: supportRead(deps.db).name,
    admin: nameOfAdmin,
  });
  const factors = factorsFeature(deps, account);
  return {
    municipalities: municipalitiesFeature(deps, nameOfAdmin),
    admins: adminsFeature(deps, {
      enrolDevice: devices.enrolByLogin,
      factors: factors.entry,
      withAdmin: (trx, takerId) => letGo(trx, { takerId }),
    }),
    factors,
    devices,
    users,
    cards: cardsFeature(deps, { ...users.entry, logStaffAct }),
  };
}

interface Elsewhere extends Pick<ReturnType<typeof townHall>, 'users'> {
  readonly pictures: Pictures;
  readonly alerts: Alerts;
}

/** What a person does with Encina, and what her family sees of it. */
function personsDay(
  deps: Dependencies,
  { logOverview }: Data,
  { pictures, users, alerts }: Elsewhere,
) {
  const { db } = deps;
  const { whenDue, whenAnswered, letGo } = alerts;
  const reminderFiles = reminderFilesFeature(deps, pictures);
  const files = reminderFiles.ofReminders;
  const reminders = remindersFeature(deps, {
    files,
    whenDue: [whenDue],
    whenAnswered,
    whenRemoved: (trx, id) => endAboutReminder(trx, id, toText(deps.clock())),
  });
  const activity = activityFeature(deps, users.sawActive);
  const media = mediaFeature(deps, pictures);
  const nameOfAdmin = adminsRead(db).name;
  return {
    alerts,
    reminders,
    proposals: proposalsFeature(deps, {
      remindersIn: reminders.within,
      nameOfAdmin,
      files: reminderFiles.filesOfProposals,
    }),
    'reminder-files': reminderFiles,
    games: gamesFeature(deps),
    media,
    messages: messagesFeature(deps, { pictures, ...media.keeping }),
    activity,
    support: supportFeature(deps, {
      callRequests: callRequests(db),
      remindersOf: reminders.todaysOf,
      moodsOf: activity.moodsOf,
      logOverview,
      newsFor: backNews(db),
      nameOfAdmin,
      withLink: endingOf(deps, letGo, reminderFiles.removeVoices),
    }),
  };
}

/**
 * What goes with a link: what somebody saw to, what stands about her on the screens of whoever looked after her, and
 * the voice on her reminders.
 */
const endingOf =
  ({ notices }: Dependencies, letGo: Alerts['letGo'], removeVoices: WithLink): WithLink =>
  async (trx, ended) => {
    const { supportPersonId: id, userId } = ended;
    await letGo(trx, { ...ended, takerId: id });
    if (userId) await notices.send(trx, withdrawal({ kind: 'relative', id }, userId));
    return removeVoices(trx, ended);
  };

const assistant = (
  deps: Dependencies,
  { reminders, games, activity, messages, support }: ReturnType<typeof personsDay>,
  report: Report,
) =>
  chatFeature(deps, {
    personGatewayFor: personGatewayFor({
      users: usersRead(deps.db),
      municipalities: municipalitiesRead(deps.db),
      memories: memoriesRead(deps.db),
      ...reminders,
      ...games,
      ...activity,
      ...messages,
      ...support,
    }),
    countMessage: activity.activity.countChatMessage,
    report,
  });

/** The files of a person, of whichever feature. */
const originalsIn = ({ db, storage }: Dependencies) =>
  originalsOf(storage, [
    usersRead(db).originals,
    mediaOriginals(db),
    messageOriginals(db),
    reminderOriginals(db),
  ]);
