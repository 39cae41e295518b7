import type { Exchange } from '@encina/contract/chat';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { answerTo, type Engine } from './answering.ts';
import { readConversation } from './assistant/context.ts';
import { conversationAfter } from './assistant/conversation-after.ts';
import type { PersonGateway } from './assistant/person-gateway.ts';
import { warmUp } from './assistant/understand.ts';
import type { Begun, ChatRepo } from './chat.repo.ts';
import { rowOf, shown } from './message-row.ts';

type User = Authorized<UserSubject>;

export interface ChatDeps {
  readonly repo: ChatRepo;
  readonly clock: Clock;
  /** What the assistant may know and do of a person. */
  readonly personGatewayFor: (user: User) => PersonGateway;
  /** Counts a message of hers for her metrics. */
  readonly countMessage: (user: User) => Promise<void>;
  readonly engine: Engine | undefined;
  /** Told of failures, by their kind: an error of an engine may hold what was said. */
  readonly report: (kind: string) => void;
}

/** Messages before this one that an engine is told. */
const REMEMBERED = 12;

/** Reads what the first answer needs, which then is as quick as the others. */
export const prepare = (): void => warmUp();

interface Said {
  readonly user: User;
  readonly content: string;
  readonly begun: Begun;
}

/** Answers one message and keeps both, unless she has left meanwhile. */
export async function converse(
  deps: ChatDeps,
  { user, content, begun }: Said,
  say: (words: string) => void,
): Promise<Exchange> {
  const { repo, clock } = deps;
  const conversation = readConversation(begun.memory);
  const asked = rowOf(user, 'user', content, {}, clock);
  const reply = await answerTo({
    text: content,
    gateway: deps.personGatewayFor(user),
    conversation,
    now: clock().toZonedDateTimeISO(user.timeZone),
    engine: deps.engine,
    before: async () => (await repo.messages(user.id, REMEMBERED)).map(shown),
    say,
  });
  const answer = rowOf(user, 'assistant', reply.text, reply, clock);
  const at = toText(clock());
  await repo.keep({
    userId: user.id,
    generation: begun.generation,
    memory: JSON.stringify(conversationAfter(conversation, reply, clock())),
    messages: [asked, answer],
    now: at,
  });
  await Promise.all([repo.setLastAt(user.id, at), deps.countMessage(user)]);
  return { userMessage: shown(asked), assistantMessage: shown(answer) };
}
