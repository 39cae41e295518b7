import type { AnyEndpoint, BodyIn, ParamsOf, ResponseBodyOf } from '@encina/contract/endpoint';
import { randomId } from '../random-id.ts';
import { outcomeOf } from './awaited.ts';
import { emptyBox, hold, keep, letGo, putBack, settle, takeOut } from './box.ts';
import { hasRoom, NoRoom } from './room.ts';
import { lastUnsent, sendWaiting, stopSending } from './sending.ts';
import type { FileBefore, Waiting } from './waiting.ts';

/** What was sent, and what came of it; `waits` where nobody answered. */
export type Sent<Answer> =
  | { readonly waits: false; readonly answer: Answer }
  | { readonly waits: true; readonly isStored: boolean };

/** So long somebody may stand before a button that says "Guardando…". In ms. */
const PATIENCE_MS = 8_000;

/** What takes a thing back, as it is kept: an endpoint has more to it than a database of the browser can hold. */
interface Back {
  readonly by: AnyEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

const wayOf = ({ by: { method, path }, params }: Back): Waiting['back'] => ({
  method,
  path,
  params,
});

interface Command<E> {
  readonly userId: string;
  readonly params: ParamsOf<E>;
  readonly body?: BodyIn<E>;
  readonly before?: FileBefore | undefined;
  readonly what: string;
  readonly tellsWhen?: boolean;
  readonly isWritten?: boolean;
  readonly mayBeGone?: boolean;
  readonly back?: Back;
  /** Where it has a name already. */
  readonly key?: string;
}

/**
 * Keeps on this device what she did, and sends it: now, or as soon as there is a connection again, and after all that
 * she did before.
 * @throws ApiError where the server does not take it, NoRoom where it can neither go nor wait
 */
export async function send<E extends AnyEndpoint>(
  { method, path }: E,
  { key = randomId(), tellsWhen = false, back, ...command }: Command<E>,
): Promise<Sent<ResponseBodyOf<E>>> {
  const undone = back && { back: wayOf(back) };
  const item = { ...command, ...undone, key, method, path, tellsWhen, at: Date.now() } as Waiting;
  const mayWait = hasRoom(item.before);
  const outcome = outcomeOf(key);
  if (!mayWait) hold(item);
  const kept = mayWait && keep(item);
  // Words wait as long as the page lives; of a file that is too little.
  const isSafe = async () => (await kept) || !item.before;
  const patience = setTimeout(async () => (await isSafe()) && settle(key, 'waits'), PATIENCE_MS);
  void sendWaiting();
  const came = await outcome;
  clearTimeout(patience);
  if (came === 'waits') {
    if (await isSafe()) return { waits: true, isStored: await kept };
    takeOut(new Set([key]));
    throw new NoRoom();
  }
  if ('cause' in came) throw came.cause;
  return { waits: false, answer: came.answer as ResponseBodyOf<E> };
}

/** She wants it tried anew, from the start. */
export function retry(item: Waiting): void {
  putBack({ ...item, problem: undefined, tries: undefined, restsUntil: undefined });
  void sendWaiting();
}

/**
 * She lets it go unsent; what waited behind it goes on. It may have arrived, and its answer been lost: what it made is
 * then taken back, where that can be.
 * @throws ApiError where it has arrived and stays
 */
export async function discard(item: Waiting): Promise<void> {
  const { back, isBegun, userId, what } = item;
  await letGo(item);
  if (!isBegun || !back) return sendWaiting();
  const { params, ...by } = back;
  const taken = { userId, params, what: `quitar ${what}`, mayBeGone: true };
  await send(by as AnyEndpoint, taken as never);
}

/** Lets all of it go unsent: whose it is has left. */
export async function forgetWaiting(): Promise<void> {
  const emptied = emptyBox();
  stopSending();
  lastUnsent.set(undefined);
  await emptied;
}
