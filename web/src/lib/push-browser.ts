/** Whether this browser can be reached while Encina is closed. */
export type Reach = 'able' | 'unable' | 'to-install' | 'refused';

/** iPads and iPhones reach only what was put on the home screen. */
const isApple = () =>
  /iPad|iPhone/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function reachOfBrowser(): Reach {
  if (!('serviceWorker' in navigator)) return 'unable';
  if (!('PushManager' in window) || !('Notification' in window)) {
    return isApple() ? 'to-install' : 'unable';
  }
  return window.Notification.permission === 'denied' ? 'refused' : 'able';
}

/** Where this browser is reached now. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Takes a notice away that has been dealt with: one that stays would be read as if it were due still. */
export async function closeNotice(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = (await registration?.getNotifications?.({ tag })) ?? [];
  for (const notice of shown) notice.close();
}

/**
 * Asks her browser to be reached by a server with that key; the one of before goes where it was for another key.
 * @throws Error where she or her browser does not want it
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionJSON> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('no service worker');
  const { pushManager } = registration;
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  if (before && isFor(before, key)) return before.toJSON();
  await before?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return made.toJSON();
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey;
  return own !== null && new Uint8Array(own).every((byte, at) => byte === key[at]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
