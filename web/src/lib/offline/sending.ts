import type { ApiError } from '../api-error.ts';
import { sentenceOf } from '../failure-words.ts';
import { isReachable } from '../reachability.ts';
import { createStore } from '../store.ts';
import { attempt, callOff } from './attempt.ts';
import type { Outcome } from './awaited.ts';
import { drop, inBox, letWait, meetOtherPages, putBack, settle, takeOut } from './box.ts';
import { dependsOn } from './dependence.ts';
import { isAnothers } from './owner.ts';
import { afterFault, pauseAfter, restOf } from './tries.ts';
import { type Waiting, waiting } from './waiting.ts';

interface Unsent {
  readonly item: Waiting;
  /** Why the server did not take it; none where it failed at it. */
  readonly cause?: ApiError;
}

/** The last thing of an earlier moment that did not get there. */
export const lastUnsent = createStore<Unsent | undefined>(undefined);

/** One page of this browser sends. */
const LOCK = 'encina outbox';

let underWay: Promise<void> | undefined;
let isAskedAgain = false;
let showSent: () => Promise<unknown> = async () => undefined;

/** @param show asks the server for what is on the screen, so that what was sent may leave the outbox unseen */
export function onSent(show: () => Promise<unknown>): void {
  showSent = show;
}

/** Sends what waits, one after the other as it was tapped. */
export function sendWaiting(): Promise<void> {
  isAskedAgain = true;
  underWay ??= sendWhileAsked();
  return underWay;
}

async function sendWhileAsked(): Promise<void> {
  try {
    // Asked again also where something was tapped while the screens were shown what had gone.
    while (isAskedAgain) await sendAll();
  } finally {
    underWay = undefined;
  }
}

async function sendAll(): Promise<void> {
  const gone = new Set<string>();
  while (isAskedAgain) {
    isAskedAgain = false;
    if (navigator.locks) await navigator.locks.request(LOCK, () => sendEach(gone));
    else await sendEach(gone);
  }
  if (waiting.get().some(({ key }) => gone.has(key))) await showSent().catch(() => undefined);
  takeOut(gone);
}

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Nothing is on its way any more, and nothing is to go later. */
export function stopSending(): void {
  failures = 0;
  clearTimeout(timer);
  callOff();
}

function tryAgainIn(ms: number): void {
  clearTimeout(timer);
  // Without a network whoever hears of its return says so.
  timer = setTimeout(() => isReachable() && void sendWaiting(), ms);
}

/** The oldest that does not depend on what was set aside. */
function nextOf(gone: ReadonlySet<string>): Waiting | undefined {
  const left = inBox().filter(({ key }) => !gone.has(key));
  const aside = left.filter(({ problem }) => problem !== undefined);
  const isHeld = (item: Waiting) => aside.some((it) => it.at <= item.at && dependsOn(item, it));
  return left.find((item) => item.problem === undefined && !isHeld(item));
}

/** @param gone fills with the keys of those of which no more is to be sent */
async function sendEach(gone: Set<string>): Promise<void> {
  await meetOtherPages(gone);
  let pause = await sendNext(gone);
  while (pause === 0) pause = await sendNext(gone);
  if (pause === undefined) return;
  tryAgainIn(pause);
  letWait();
}

/** @returns how long to wait before the next one, in ms; undefined where there is none */
async function sendNext(gone: Set<string>): Promise<number | undefined> {
  const next = nextOf(gone);
  if (!next) return undefined;
  if (isAnothers(next)) return leaveOut(next, gone);
  const rest = restOf(next, Date.now());
  if (rest > 0) return rest;
  const item = begun(next);
  const outcome = await attempt(item);
  const isLetGo = !inBox().some(({ key }) => key === item.key);
  if (isLetGo || isAnothers(item)) return leaveOut(item, gone);
  if (outcome === 'waits') {
    failures += 1;
    return pauseAfter(failures);
  }
  failures = 0;
  if (outcome === 'fault') return bearFault(item);
  conclude(item, outcome, gone);
  return 0;
}

/** Let go, or under the session of somebody else, it is neither sent nor told. */
function leaveOut(item: Waiting, gone: Set<string>): number {
  gone.add(item.key);
  settle(item.key, 'waits');
  void drop(item);
  return 0;
}

/** The same, which may be on the server from now on. */
function begun(item: Waiting): Waiting {
  if (item.isBegun || !navigator.onLine) return item;
  const tried = { ...item, isBegun: true };
  putBack(tried);
  return tried;
}

/** @returns how long it rests now, in ms; nothing where it was set aside, and the others go on */
function bearFault(item: Waiting): number {
  const tried = afterFault(item, Date.now());
  putBack(tried);
  if (tried.problem === undefined) return restOf(tried, Date.now());
  settle(item.key, 'waits');
  lastUnsent.set({ item: tried });
  return 0;
}

function conclude(item: Waiting, outcome: Exclude<Outcome, 'waits'>, gone: Set<string>): void {
  const isHeard = settle(item.key, outcome);
  const cause = 'cause' in outcome && !isHeard ? outcome.cause : undefined;
  if (cause) lastUnsent.set({ item, cause });
  if (cause && item.isWritten) {
    const problem = sentenceOf(cause, 'El servidor no lo ha aceptado.');
    // Whatever became of earlier tries: under this name the server has nothing.
    putBack({ ...item, tries: undefined, problem });
    return;
  }
  gone.add(item.key);
  void drop(item);
}
