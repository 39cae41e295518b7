import type { AnyEndpoint } from '@encina/contract/endpoint';
import { call } from '../api.ts';
import { ApiError, isRefused } from '../api-error.ts';
import { sendWithProgress } from '../send-with-progress.ts';
import type { Outcome } from './awaited.ts';
import { isItsFault } from './tries.ts';
import type { Waiting } from './waiting.ts';

/** So long an answer may take on a weak signal, and a file on its way there. In ms. */
const ANSWER_MS = 30_000;
const FILE_MS = 300_000;
/** Below this it has just happened, in seconds. */
const JUST_NOW = 5;

/** Addresses of files that have arrived, so that what is tried again does not carry its file twice. */
const arrived = new Map<string, string>();

/** What the server will never take; 401, 408, 429 and faults of the server pass. */
const isFinal = (cause: unknown): cause is ApiError => isRefused(cause) && cause.status !== 401;

/** Sends it once. `fault`: the server failed at it. */
export async function attempt(item: Waiting): Promise<Outcome | 'fault'> {
  try {
    const file = await withAddress(item);
    const outcome = { answer: await within(ANSWER_MS, (signal) => say(item, file, signal)) };
    arrived.delete(item.key);
    return outcome;
  } catch (cause) {
    if (!(cause instanceof ApiError)) return 'waits';
    // Its file may be what is wrong, or have gone meanwhile.
    arrived.delete(item.key);
    if (item.mayBeGone && cause.status === 404) return { answer: undefined };
    if (isFinal(cause)) return { cause };
    return isItsFault(cause) ? 'fault' : 'waits';
  }
}

const secondsSince = (at: number): number => Math.max(0, Math.floor((Date.now() - at) / 1_000));
const isLate = (at: number): boolean => secondsSince(at) >= JUST_NOW;

function say(
  { key, method, path, params, body, tellsWhen, at }: Waiting,
  file: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  const endpoint = { method, path, audience: ['user'] } as unknown as AnyEndpoint;
  const late = tellsWhen && isLate(at) ? { secondsAgo: secondsSince(at) } : {};
  const input = body === undefined ? { params } : { params, body: { ...body, ...file, ...late } };
  return call(endpoint, input as never, { idempotencyKey: key, signal });
}

/** Sends its file before it, where there is one. @returns what its body gains by that */
async function withAddress({ key, before }: Waiting): Promise<Readonly<Record<string, string>>> {
  if (!before) return {};
  const { file, fields, method, path: address, into } = before;
  const known = arrived.get(key);
  if (known) return { [into]: known };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file);
  const said = await within(FILE_MS, (signal) =>
    sendWithProgress({ method, address, body, signal }),
  );
  const { url } = JSON.parse(said);
  arrived.set(key, url);
  return { [into]: url };
}

let underWay: AbortController | undefined;

/** Whoever did it has left: what is on its way is called back. */
export const callOff = (): void => underWay?.abort();

async function within<Answer>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const abort = new AbortController();
  underWay = abort;
  const timer = setTimeout(() => abort.abort(), ms);
  try {
    return await ask(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}
