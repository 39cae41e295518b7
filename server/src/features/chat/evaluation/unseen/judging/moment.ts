import { answerTo } from '../../../answering.ts';
import { type Conversation, NOTHING_SAID, readConversation } from '../../../assistant/context.ts';
import { conversationAfter } from '../../../assistant/conversation-after.ts';
import type { Reply } from '../../../assistant/skill.ts';
import type { World } from '../world.ts';
import { type Hers, herGateway, remindersOf, ZONE } from './her-gateway.ts';

/** A reminder as it stands. */
export interface Stand {
  readonly title: string;
  /** `2026-03-11` */
  readonly day: string;
  /** `18:00` */
  readonly hour: string;
  readonly isDone: boolean;
}

/** What she said, what was answered, and what it changed. */
export interface Moment {
  readonly world: World;
  readonly today: Temporal.PlainDate;
  readonly said: string;
  readonly reply: Reply;
  readonly before: readonly Stand[];
  readonly after: readonly Stand[];
  /** What was said before in the same conversation, oldest first. */
  readonly earlier: readonly Moment[];
  /** What would be if she went on with these words; of several that are tried, none knows of another. */
  readonly goOn: (words: string) => Promise<Moment>;
}

interface State {
  readonly world: World;
  readonly hers: Hers;
  readonly conversation: Conversation;
  readonly earlier: readonly Moment[];
}

const standsOf = ({ reminders }: Hers): readonly Stand[] =>
  reminders.map(({ title, occurrence, state }) => ({
    title,
    day: occurrence.slice(0, 10),
    hour: occurrence.slice(11, 16),
    isDone: state === 'done',
  }));

const nowOf = ({ now }: World) => Temporal.Instant.from(now).toZonedDateTimeISO(ZONE);

/** What happens when she says this, by the way that every message goes. */
async function momentAfter({ world, earlier, ...was }: State, said: string): Promise<Moment> {
  const now = nowOf(world);
  const hers = { ...was.hers };
  const reply = await answerTo({
    text: said,
    gateway: herGateway(world, now, hers),
    conversation: was.conversation,
    now,
    engine: undefined,
    before: async () => [],
    say: () => undefined,
  });
  // Kept between two messages as the database keeps it: what does not survive that is not remembered.
  const conversation = readConversation(
    JSON.stringify(conversationAfter(was.conversation, reply, now.toInstant())),
  );
  const moment: Moment = {
    ...{ world, today: now.toPlainDate(), said, reply, earlier },
    before: standsOf(was.hers),
    after: standsOf(hers),
    goOn: (words) =>
      momentAfter({ world, hers, conversation, earlier: [...earlier, moment] }, words),
  };
  return moment;
}

/** The first words in a world where nothing was said yet. */
export const begin = (world: World, said: string): Promise<Moment> =>
  momentAfter(
    {
      world,
      hers: { reminders: remindersOf(world, nowOf(world)) },
      conversation: NOTHING_SAID,
      earlier: [],
    },
    said,
  );
