import type { ChatMessage, Exchange, StreamEvent } from '@encina/contract/chat';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { Begun } from './chat.repo.ts';
import type { ChatDeps } from './converse.ts';
import { events } from './events.ts';
import { shown } from './message-row.ts';

type User = Authorized<UserSubject>;

const MOST_A_MINUTE = 20;
const ABANDONED_SECONDS = 2 * 3_600;
const FAILED = 'No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.';

/** A fifth of all that the server consists of. Loaded when somebody opens the chat: it starts sooner without it. */
const assistant = () => import('./converse.ts');

export function chatService(deps: ChatDeps) {
  const { repo, clock, report } = deps;
  return {
    async last(user: User) {
      return { at: await repo.lastAt(user.id) };
    },
    async list(user: User, limit: number): Promise<ChatMessage[]> {
      // Whoever opens the chat is about to write.
      const { prepare } = await assistant();
      prepare();
      return (await repo.messages(user.id, limit)).map(shown);
    },
    async send(user: User, content: string): Promise<Exchange> {
      const { converse } = await assistant();
      return converse(deps, { user, content, begun: await begin(deps, user) }, () => undefined);
    },
    /** The same as a row of events. Refusals are thrown before the first one. */
    async stream(user: User, content: string): Promise<AsyncIterable<StreamEvent>> {
      const begun = await begin(deps, user);
      const { converse } = await assistant();
      return events(async (tell) => {
        try {
          const say = (text: string) => tell({ type: 'words', text });
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
