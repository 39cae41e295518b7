import http from 'node:http';
import { PIN, tokenOf } from '../../data/plan.ts';
import { type Ask, posting, reading } from '../../support/asks.ts';
import type { Kind } from './day.ts';
import type { Villager } from './people.ts';

/** Connections at once. Who has to wait for one waits on the clock. */
const CONNECTIONS = 512;
const LONGEST_MS = 15_000;

/** Asks in the name of villagers. */
export interface Asker {
  /** @returns whether it went well */
  ask(kind: Kind, who: Villager): Promise<boolean>;
  close(): void;
}

/**
 * @param photo what is sent as one
 * @param pillState what is said of a pill: another one each time, since the same again writes nothing
 */
export function newAsker(url: string, photo: Buffer, pillState: 'done' | 'skipped'): Asker {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send = sender(url, agent);
  const home = async (who: Villager) => {
    const etag = etags.get(`${url} ${who.id}`);
    const { headers } = reading('', as('user', who.id));
    const path = `/api/users/${who.id}/home`;
    const answer = await send(
      reading(path, etag ? { ...headers, 'if-none-match': etag } : headers),
    );
    if (answer.etag) etags.set(`${url} ${who.id}`, answer.etag);
    return answer;
  };
  const asks: Readonly<Record<Exclude<Kind, 'home' | 'photo'>, (who: Villager) => Ask>> = {
    list: ({ id }) => reading(`/api/users/${id}/reminders`, as('user', id)),
    pin: ({ id, deviceId }) =>
      posting(`/api/users/${id}/verify-pin`, as('device', deviceId), { pin: PIN }),
    pill: ({ id, pill }) => ({
      ...posting(
        `/api/users/${id}/reminders/${pill.id}/occurrences/${pill.occurrence}`,
        as('user', id),
        { state: pillState },
      ),
      method: 'PUT',
    }),
    round: ({ id }) =>
      posting(`/api/users/${id}/scores`, as('user', id), {
        gameType: 'memory-cards',
        score: 1_200,
        timeSeconds: 90,
        difficulty: 'normal',
      }),
    message: ({ id, relativeId }) =>
      posting(`/api/support/${relativeId}/messages`, as('support', relativeId), {
        toUserId: id,
        content: 'Buenos días, mamá. ¿Qué tal has dormido?',
      }),
  };
  return {
    async ask(kind, who) {
      if (kind === 'home') return isGood(await home(who));
      if (kind === 'photo') return sendPhoto(send, who, photo);
      return isGood(await send(asks[kind](who)));
    },
    close: () => agent.destroy(),
  };
}

/** What each tablet has seen of its home screen, by server. */
const etags = new Map<string, string>();

const as = (kind: 'user' | 'device' | 'support', id: string) => ({
  cookie: `encina_${kind}=${tokenOf(id)}`,
});

interface Answer {
  /** 0 where the connection broke, or nobody answered. */
  readonly status: number;
  readonly etag: string | undefined;
  readonly text: string;
}

const isGood = ({ status }: Answer): boolean => (status >= 200 && status < 300) || status === 304;

type Send = (ask: Omit<Ask, 'body'> & { body?: string | Buffer }) => Promise<Answer>;

const sender =
  (url: string, agent: http.Agent): Send =>
  ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      const broken = () => resolve({ status: 0, etag: undefined, text: '' });
      const options = { method, headers, agent, timeout: LONGEST_MS };
      const request = http.request(`${url}${path}`, options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag, text }),
        );
        answer.once('error', broken);
      });
      request.once('error', broken);
      request.once('timeout', () => request.destroy());
      request.end(body);
    });

async function sendPhoto(send: Send, { id }: Villager, photo: Buffer): Promise<boolean> {
  const headers = as('user', id);
  const media = `/api/users/${id}/media`;
  const wanted = { mimeType: 'image/jpeg', size: photo.length };
  const address = await send(posting(`${media}/upload-url`, headers, wanted));
  if (!isGood(address)) return false;
  const { uploadURL, fileURL } = JSON.parse(address.text);
  const put = await send({
    method: 'PUT',
    path: uploadURL,
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: photo,
  });
  return isGood(put) && isGood(await send(posting(media, headers, { fileURL })));
}
