import {
  type ChatMessage,
  type Exchange,
  extras as extrasShape,
  type StreamEvent,
} from '@encina/contract/chat';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { answerTo, type Engine } from './answering.ts';
import { readConversation } from './assistant/context.ts';
import { conversationAfter } from './assistant/conversation-after.ts';
import type { PersonGateway } from './assistant/person-gateway.ts';
import type { Reply } from './assistant/skill.ts';
import { warmUp } from './assistant/understand.ts';
import type { Begun, ChatRepo, MessageRow } from './chat.repo.ts';
import { events } from './events.ts';

type User = Authorized<UserSubject>;
type Say = (words: string) => void;

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

const MOST_A_MINUTE = 20;
/** Messages before this one that an engine is told. */
const REMEMBERED = 12;
const ABANDONED_SECONDS = 2 * 3_600;
const FAILED = 'No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.';

export function chatService(deps: ChatDeps) {
  const { repo, clock, report } = deps;
  return {
    async last(user: User) {
      return { at: await repo.lastAt(user.id) };
    },
    async list(user: User, limit: number): Promise<ChatMessage[]> {
      // Whoever opens the chat is about to write.
      warmUp();
      return (await repo.messages(user.id, limit)).map(shown);
    },
    async send(user: User, content: string): Promise<Exchange> {
      return converse(deps, { user, content, begun: await begin(deps, user) }, () => undefined);
    },
    /** The same as a row of events. Refusals are thrown before the first one. */
    async stream(user: User, content: string): Promise<AsyncIterable<StreamEvent>> {
      const begun = await begin(deps, user);
      return events(async (tell) => {
        try {
          const say: Say = (text) => tell({ type: 'words', text });
          tell({ type: 'done', ...(await converse(deps, { user, content, begun }, say)) });
        } catch (error) {
          report(error instanceof Error ? error.name : typeof error);
          tell({ type: 'failed', error: FAILED });
        }
      });
    },
    clear: (user: User) => repo.clear(user.id),
    forgetAbandoned: () => repo.forgetBefore(inSeconds(clock(), -ABANDONED_SECONDS)),
  };
}

export type ChatService = ReturnType<typeof chatService>;

/** @throws DomainError `too_many_attempts` */
async function begin({ repo, clock }: ChatDeps, user: User): Promise<Begun> {
  const begun = await repo.begin(user.id, toText(clock()));
  if (begun.said > MOST_A_MINUTE) {
    throw new DomainError('too_many_attempts', {
      message: 'Vas muy deprisa. Espera un minuto y sigue hablando.',
      retryAfter: 60,
    });
  }
  return begun;
}

interface Said {
  readonly user: User;
  readonly content: string;
  readonly begun: Begun;
}

/** Answers one message and keeps both, unless she has left meanwhile. */
async function converse(deps: ChatDeps, { user, content, begun }: Said, say: Say) {
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

function rowOf(
  user: User,
  sender: MessageRow['sender'],
  content: string,
  { choices = [], link, opensNow = false, phones = [], alarm }: Partial<Reply>,
  clock: Clock,
): MessageRow {
  const extras = { choices, link: link ?? null, opensNow, phones, alarm: alarm ?? null };
  return {
    id: newId(),
    user_id: user.id,
    sender,
    content,
    extras: JSON.stringify(extras),
    created_at: toText(clock()),
  };
}

const shown = ({ id, sender, content, extras, created_at }: MessageRow): ChatMessage => ({
  id,
  sender,
  content,
  timestamp: created_at,
  // What an older version has kept names no link and no alarm.
  ...extrasShape.parse({ link: null, alarm: null, ...JSON.parse(extras) }),
});
