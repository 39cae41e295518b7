import type { Noun } from '@encina/contract/nouns';
import type { Dependencies } from './core/dependencies.ts';
import type { Pictures } from './core/files/pictures.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { activityFeature } from './features/activity/activity.feature.ts';
import { adminsFeature } from './features/admins/admins.feature.ts';
import { adminsRead } from './features/admins/admins.read.ts';
import { cardsFeature } from './features/cards/cards.feature.ts';
import { chatFeature } from './features/chat/chat.feature.ts';
import { dataFeature } from './features/data/data.feature.ts';
import { devicesFeature } from './features/devices/devices.feature.ts';
import { factorsFeature } from './features/factors/factors.feature.ts';
import { gamesFeature } from './features/games/games.feature.ts';
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
import { personGatewayFor } from './person-gateway-for.ts';

/** What somebody who runs the server is told where the assistant could not answer. */
type Report = (kind: string) => void;

/** Puts the features together. Everything that spans two of them happens here. */
export async function composeFeatures(deps: Dependencies, pictures: Pictures, report: Report) {
  const data = dataFeature(deps, originalsIn(deps));
  const house = townHall(deps, data);
  const life = personsDay(deps, data, { ...house, pictures });
  return {
    ...house,
    ...life,
    data,
    chat: await assistant(deps, life, report),
    account: accountFeature(deps),
    'staff-log': staffLogFeature(deps),
  } satisfies Partial<Record<Noun, unknown>>;
}

export type Features = Awaited<ReturnType<typeof composeFeatures>>;
type Data = ReturnType<typeof dataFeature>;

/** Who is who in a town, and how each of them comes in. */
function townHall(deps: Dependencies, { logStaffAct }: Data) {
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
    admins: adminsFeature(deps, { enrolDevice: devices.enrolByLogin, factors: factors.entry }),
    factors,
    devices,
    users,
    cards: cardsFeature(deps, { ...users.entry, logStaffAct }),
  };
}

/** What a person does with Encina, and what her family sees of it. */
function personsDay(
  deps: Dependencies,
  { logOverview }: Data,
  { pictures, users }: Pick<ReturnType<typeof townHall>, 'users'> & { pictures: Pictures },
) {
  const { db } = deps;
  const reminders = remindersFeature(deps);
  const activity = activityFeature(deps, users.sawActive);
  const media = mediaFeature(deps, pictures);
  return {
    reminders,
    games: gamesFeature(deps),
    media,
    messages: messagesFeature(deps, { pictures, keepFiles: media.keepFiles }),
    activity,
    support: supportFeature(deps, {
      callRequests: callRequests(db),
      remindersOf: reminders.todaysOf,
      moodsOf: activity.moodsOf,
      logOverview,
      newsFor: backNews(db),
      nameOfAdmin: adminsRead(db).name,
    }),
  };
}

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
      clock: deps.clock,
    }),
    countMessage: activity.activity.countChatMessage,
    report,
  });

/** The files of a person, of whichever feature. */
const originalsIn = ({ db, storage }: Dependencies) =>
  originalsOf(storage, [usersRead(db).originals, mediaOriginals(db), messageOriginals(db)]);
