import { type SentMessage, sendMessage } from '@encina/contract/messages-family';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceOf } from '../../../lib/failure-words.ts';
import { forgetValues, keepValue, keptValues } from '../../../lib/kept-values.ts';
import { createStore } from '../../../lib/store.ts';
import { sendFile } from '../send-file.ts';

/** A message as it was when "Enviar" was tapped. */
export interface Outgoing {
  /** Names the message on the server too: however often it is sent, it arrives once. */
  readonly key: string;
  readonly supportId: string;
  readonly userId: string;
  readonly text: string;
  readonly file?: File | undefined;
  /** When it was tapped: an instant. */
  readonly at: string;
}

export type OutgoingState = 'waiting' | 'sending' | 'refused';

/** The same on its way. */
export interface OnItsWay extends Outgoing {
  readonly state: OutgoingState;
  /** How much of its file has gone, of 1. */
  readonly share: number;
  /** Why the server did not take it. */
  readonly problem?: string | undefined;
}

/** Shows it where it now belongs, before it leaves the outbox. */
export type OnSent = (sent: SentMessage, message: Outgoing) => Promise<void>;

const box = createStore<readonly OnItsWay[]>([]);
/** Addresses of files that have arrived, so that a message tried again does not carry its file twice. */
const arrived = new Map<string, string>();

const nameOf = (supportId: string, key = '') => `outbox ${supportId} ${key}`;
const isSame = (key: string) => (message: Outgoing) => message.key === key;
const change = (key: string, changes: Partial<OnItsWay>) =>
  box.set(box.get().map((it) => (it.key === key ? { ...it, ...changes } : it)));

export const useOutbox = box.use;

const sentCount = createStore(0);
/** How many have arrived since the page was opened. */
export const useSentCount = sentCount.use;

/** Puts it on its way, kept on this device until the server has it. */
export async function post(message: Outgoing): Promise<void> {
  box.set([...box.get(), { ...message, state: 'waiting', share: 0 }]);
  await keepValue(nameOf(message.supportId, message.key), message);
}

/** Brings back what an earlier page could not send. */
export async function recallOutbox(supportId: string): Promise<void> {
  const kept = await keptValues<Outgoing>(nameOf(supportId));
  const known = box.get();
  const forgotten = kept.filter(({ key }) => !known.some(isSame(key)));
  const all = [
    ...known,
    ...forgotten.map((it) => ({ ...it, state: 'waiting', share: 0 }) as const),
  ];
  box.set(all.toSorted((a, b) => a.at.localeCompare(b.at)));
}

/** Lets one go without sending it. */
export async function withdraw({ supportId, key }: Outgoing): Promise<void> {
  box.set(box.get().filter((it) => it.key !== key));
  await forgetValues(nameOf(supportId, key));
}

export const retry = ({ key }: Outgoing): void =>
  change(key, { state: 'waiting', problem: undefined });

/** Forgets whatever of this support person has not gone: somebody else may use the device next. */
export async function emptyOutbox(supportId: string): Promise<void> {
  box.set(box.get().filter((it) => it.supportId !== supportId));
  await forgetValues(nameOf(supportId));
}

/** What the server will never take; 401, 429 and faults of the server pass. */
const isFinal = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.status < 500 && ![401, 408, 429].includes(cause.status);

let underWay: Promise<boolean> | undefined;

/**
 * Sends what waits, one after the other as it was tapped.
 * @returns false where something still waits, because nobody answers or the server is not ready for it.
 */
export function sendOutbox(supportId: string, onSent: OnSent): Promise<boolean> {
  underWay ??= sendAll(supportId, onSent).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function sendAll(supportId: string, onSent: OnSent): Promise<boolean> {
  for (;;) {
    const next = box.get().find((it) => it.supportId === supportId && it.state === 'waiting');
    if (!next) return true;
    if (!(await attempt(next, onSent))) return false;
  }
}

async function attempt(message: OnItsWay, onSent: OnSent): Promise<boolean> {
  const { key } = message;
  change(key, { state: 'sending', share: 0 });
  try {
    const sent = await transmit(message);
    if (!box.get().some(isSame(key))) return true;
    arrived.delete(key);
    await onSent(sent, message);
    await withdraw(message);
    sentCount.set(sentCount.get() + 1);
    return true;
  } catch (cause) {
    if (!isFinal(cause)) {
      change(key, { state: 'waiting' });
      return false;
    }
    arrived.delete(key);
    change(key, { state: 'refused', problem: sentenceOf(cause, 'Error al enviar mensaje') });
    return true;
  }
}

async function transmit({ key, supportId, userId, text, file }: OnItsWay): Promise<SentMessage> {
  const onProgress = (share: number) => change(key, { share });
  const mediaUrl = arrived.get(key) ?? (file && (await sendFile({ userId, file }, onProgress)));
  if (mediaUrl) arrived.set(key, mediaUrl);
  const body = { toUserId: userId, content: text, ...(mediaUrl ? { mediaUrl } : {}) };
  return call(sendMessage, { params: { supportId }, body }, { idempotencyKey: key });
}
