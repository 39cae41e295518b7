import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What a balancer does in front of several instances: looks who is ready, takes turns, and asks another again. */
export interface Balancer {
  readonly url: string;
  /** What was sent again to another instance. */
  readonly retried: () => number;
  /** What broke off and may not be sent twice: answered 502. */
  readonly broken: () => number;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 200;
const ATTEMPTS = 60;
const PAUSE_MS = 100;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** @param targets addresses of the instances; whoever changes the list is heard */
export async function balance(targets: readonly string[]): Promise<Balancer> {
  const down = new Set<string>();
  let turn = 0;
  let retried = 0;
  let broken = 0;
  const look = async (target: string) => {
    const answer = await fetch(`${target}/health/ready`).catch(() => undefined);
    if (answer?.ok) down.delete(target);
    else down.add(target);
  };
  const looking = setInterval(() => void Promise.all(targets.map(look)), LOOK_EVERY_MS);
  const next = (): string | undefined => {
    const up = targets.filter((target) => !down.has(target));
    turn += 1;
    return up[turn % up.length];
  };

  async function send(asked: IncomingMessage, body: Buffer): Promise<Answer | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const target = next();
      const answer = target && (await forward(target, asked, body).catch(() => undefined));
      if (answer) return answer;
      if (target) {
        down.add(target);
        if (!mayBeSentAgain(asked)) return undefined;
        retried += 1;
      }
      await pause(PAUSE_MS);
    }
    return undefined;
  }

  const server = createServer(async (asked, answered) => {
    const answer = await send(asked, await buffer(asked));
    if (!answer) broken += 1;
    answered.writeHead(answer?.status ?? 502, answer?.headers).end(answer?.body);
  });
  return {
    url: await listening(server),
    retried: () => retried,
    broken: () => broken,
    async close() {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What HTTP calls idempotent, and what carries a key of ours. */
const mayBeSentAgain = ({ method = '', headers }: IncomingMessage): boolean =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) || headers['idempotency-key'] !== undefined;

function forward(target: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, headers, url = '/' } = asked;
    const sent = request(target + url, { method, headers }, (answer) => {
      // Whole before anything of it is handed on: what breaks off can still be asked elsewhere.
      buffer(answer).then(
        (bytes) =>
          resolve({ status: answer.statusCode ?? 502, headers: withoutHops(answer), body: bytes }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });
}

function withoutHops({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = headers;
  return rest;
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
}
