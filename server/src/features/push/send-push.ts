import { hash } from 'node:crypto';
import type { NoticeRow } from './notices.repo.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';
import { TOPICS } from './topics.ts';
import type { VapidKeys } from './vapid.ts';

/** What a push service made of it. */
export type Outcome =
  | { readonly kind: 'taken' }
  /** The browser does not want it any more. */
  | { readonly kind: 'gone' }
  /** @param after in seconds, where the service says so */
  | { readonly kind: 'later'; readonly after: number | undefined; readonly status: number };

const TIMEOUT_MS = 10_000;
const GONE = new Set([404, 410]);

interface Sender {
  readonly keys: VapidKeys;
  /** Whom a push service may turn to: an address of ours. */
  readonly subject: string;
}

/** Hands a notice to the push service of a browser, encrypted for that browser alone (RFC 8030, 8291, 8292). */
export const sendPush =
  ({ keys, subject }: Sender) =>
  async (
    notice: NoticeRow,
    { endpoint, public_key, auth_secret }: SubscriptionRow,
    lasts: number,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const { topic, title, body, path, tag } = notice;
    // Loaded when first something is pushed: no start waits for it.
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: public_key, auth: auth_secret } },
      JSON.stringify({ topic, title, body, path, tag }),
      {
        vapidDetails: { subject, ...keys },
        TTL: lasts,
        urgency: TOPICS[topic].urgency,
        topic: topicOf(tag),
        contentEncoding: 'aes128gcm',
      },
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  };

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return { kind: 'taken' };
  if (GONE.has(status)) return { kind: 'gone' };
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  return { kind: 'later', status, after: Number.isInteger(after) && after > 0 ? after : undefined };
}

/** 32 letters at most, of those that a push service takes. */
const topicOf = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, 32);
