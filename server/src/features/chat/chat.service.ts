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
import type { ChatRepo, MessageRow } from './chat.repo.ts';
import { companionReply, conversationAfter, safetyReply } from './companion/companion.ts';
import { readConversation } from './companion/context.ts';
import type { Life } from './companion/life.ts';
import type { Reply, Turn } from './companion/skill.ts';
import { understand, warmUp } from './understanding/understanding.ts';

type User = Authorized<UserSubject>;
type Say = (words: string) => void;

/** Another way to answer than the companion's own; undefined where it could not. */
export interface Engine {
  reply(turn: Turn, before: readonly ChatMessage[], say: Say): Promise<Reply | undefined>;
}

export interface ChatDeps {
  readonly repo: ChatRepo;
  readonly clock: Clock;
  /** What the assistant may know and do of a person. */
  readonly lifeOf: (user: User) => Life;
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
  const { repo, clock, lifeOf, countMessage, engine, report } = deps;

  async function begin(user: User) {
    const begun = await repo.begin(user.id, toText(clock()));
    if (begun.said > MOST_A_MINUTE) {
      throw new DomainError('too_many_attempts', {
        message: 'Vas muy deprisa. Espera un minuto y sigue hablando.',
        retryAfter: 60,
      });
    }
    return begun;
  }

  async function replyTo(turn: Turn, user: User, say: Say): Promise<Reply> {
    const meaning = await understand(turn.text);
    if (meaning.danger) return safetyReply(turn, meaning);
    // What waits for an answer is settled by the companion alone: no engine can say yes in her place.
    const { pending, riddle, memory } = turn.conversation;
    if (engine && !pending && riddle === undefined && !memory) {
      const before = (await repo.messages(user.id, REMEMBERED)).map(shown);
      const reply = await engine.reply(turn, before, say);
      if (reply) return reply;
    }
    return companionReply(turn, meaning.intent);
  }

  async function converse(
    user: User,
    content: string,
    { memory, generation }: Awaited<ReturnType<typeof begin>>,
    say: Say,
  ): Promise<Exchange> {
    const conversation = readConversation(memory);
    const now = clock().toZonedDateTimeISO(user.timeZone);
    const asked = rowOf(user, 'user', content, {}, clock);
    const reply = await replyTo(
      { text: content, life: lifeOf(user), conversation, now },
      user,
      say,
    );
    const said = rowOf(user, 'assistant', reply.text, reply, clock);
    const at = toText(clock());
    await repo.keep({
      userId: user.id,
      generation,
      memory: JSON.stringify(conversationAfter(conversation, reply)),
      messages: [asked, said],
      now: at,
    });
    await Promise.all([repo.setLastAt(user.id, at), countMessage(user)]);
    return { userMessage: shown(asked), assistantMessage: shown(said) };
  }

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
      return converse(user, content, await begin(user), () => undefined);
    },
    /** The same as a row of events. Refusals are thrown before the first one. */
    async stream(user: User, content: string): Promise<AsyncIterable<StreamEvent>> {
      const begun = await begin(user);
      return events(async (tell) => {
        try {
          const exchange = await converse(user, content, begun, (text) =>
            tell({ type: 'words', text }),
          );
          tell({ type: 'done', ...exchange });
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

/** What is told while `work` goes on, in its order. */
async function* events<T>(work: (tell: (event: T) => void) => Promise<void>): AsyncGenerator<T> {
  const queue: T[] = [];
  let isOver = false;
  let news = Promise.withResolvers<void>();
  const done = work((event) => {
    queue.push(event);
    news.resolve();
  }).finally(() => {
    isOver = true;
    news.resolve();
  });
  while (!isOver || queue.length > 0) {
    await news.promise;
    if (!isOver) news = Promise.withResolvers();
    yield* queue.splice(0);
  }
  await done;
}

function rowOf(
  user: User,
  sender: MessageRow['sender'],
  content: string,
  { choices = [], door, opensNow = false, phones = [] }: Partial<Reply>,
  clock: Clock,
): MessageRow {
  const extras = { choices, door: door ?? null, opensNow, phones };
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
  ...extrasShape.parse(JSON.parse(extras)),
});
