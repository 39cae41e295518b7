import type { SupportMessage } from '@encina/contract/messages';
import type { SentMessage } from '@encina/contract/messages-family';
import { newId } from '../core/ids.ts';
import type { Client, Person } from './accounts.ts';
import type { Answer, Ask } from './town.ts';

/** What goes between a person and one who looks after her, as the two send and read it. */
export interface Conversation {
  /** What the person asks of her list. */
  own(
    method: NonNullable<Ask['method']>,
    path: string,
    body?: unknown,
    headers?: Ask['headers'],
  ): Promise<Answer>;
  /** Her list. */
  read(): Promise<SupportMessage[]>;
  contents(): Promise<string[]>;
  /** From the relative, unless another is named. */
  send(body: object, by?: { who?: Client; as?: string; key?: string }): Promise<Answer>;
  between(who?: Client): Promise<SentMessage[]>;
  /** Address of a file that came for the two. */
  fileAt(id: string): string;
}

export function conversationOf(person: Person, relative: Client): Conversation {
  const url = `${person.url}/support-messages`;
  const own: Conversation['own'] = (method, path, body, headers = {}) =>
    person.ask({ method, url: `${url}${path}`, headers, ...(body === undefined ? {} : { body }) });
  const read = async () => (await person.ask({ url })).json as SupportMessage[];
  return {
    own,
    read,
    contents: async () => (await read()).map(({ content }) => content),
    send: (body, { who = relative, as = who.id, key = newId() } = {}) =>
      who.ask({
        method: 'POST',
        url: `/api/support/${as}/messages`,
        headers: { 'idempotency-key': key },
        body: { toUserId: person.id, ...body },
      }),
    between: async (who = relative) =>
      (await who.ask({ url: `/api/support/${who.id}/messages?userId=${person.id}` })).json,
    fileAt: (id) => `${person.url}/objects/messages/${id}`,
  };
}
