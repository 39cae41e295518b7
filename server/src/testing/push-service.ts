import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { browserKeys, subscriptionAt } from './browser-keys.ts';

/** What has come for a browser, as it would see it. */
export interface Pushed {
  readonly said: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  /** Of the token that says who sends (RFC 8292); its signature was right. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** The key of who sends. */
  readonly sender: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

/** A push service on this machine: browsers subscribe at it, and read what comes for them. */
export async function startPushService() {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => Answer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { status, headers } = browsers.get(request.url ?? '')?.(request, body) ?? { status: 404 };
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /**
   * A browser that is reached here.
   * @param answers what the service says, one after another; then that it took it
   * @param took told of what it took
   * @param keys of the browser
   */
  function browser(
    answers: Answer[] | (() => Answer | undefined) = [],
    took: (pushed: Pushed) => void = () => undefined,
    keys = browserKeys(),
  ) {
    const path = `/send/${browsers.size}`;
    const pushed: Pushed[] = [];
    let asked = 0;
    browsers.set(path, (request, body) => {
      asked += 1;
      const answer = typeof answers === 'function' ? answers() : answers.shift();
      if (answer) return answer;
      const said = opened(request, body, keys, origin);
      pushed.push(said);
      took(said);
      return { status: 201 };
    });
    const subscription = subscriptionAt(`${origin}${path}`, keys);
    return { subscription, pushed, timesAsked: () => asked };
  }

  return { origin, browser };
}

function opened(
  { headers }: IncomingMessage,
  body: Buffer,
  { curve, auth }: ReturnType<typeof browserKeys>,
  origin: string,
): Pushed {
  const [, token = '', sender = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKeyOf(sender), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = jsonOf(payload);
  if (!isSigned || claims.aud !== origin) throw new Error('the sender does not show who it is');
  const bytes = decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: auth });
  return { said: JSON.parse(bytes.toString('utf8')), headers, claims, sender };
}

const jsonOf = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** A point of the curve as a key. */
function publicKeyOf(point: string): KeyObject {
  const bytes = Buffer.from(point, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((it) => it.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
