import type { BrowserContext, Page } from '@playwright/test';
import { browserKeys } from '../../server/src/testing/browser-keys.ts';
import type { Pushed, startPushService } from '../../server/src/testing/push-service.ts';

type Service = Awaited<ReturnType<typeof startPushService>>;

declare global {
  interface Window {
    reachedAt(privateKey: string, auth: string): Promise<PushSubscriptionJSON>;
  }
}

/**
 * Has a context subscribe at a push service on this machine: the one of its maker is on the other side of the network.
 * Its keys are made in the page.
 * @returns what the service has taken for it, as the browser would see it
 */
export async function reachedBy(context: BrowserContext, service: Service): Promise<Pushed[]> {
  const taken: Pushed[] = [];
  await context.exposeFunction('reachedAt', (privateKey: string, auth: string) => {
    const keys = browserKeys({ privateKey, auth });
    return service.browser([], (pushed) => taken.push(pushed), keys).subscription;
  });
  await context.addInitScript(() => {
    let here: PushSubscription | null = null;
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes)).replace(
        /[+/=]/g,
        (it) => ({ '+': '-', '/': '_' })[it] ?? '',
      );
    PushManager.prototype.getSubscription = async () => here;
    PushManager.prototype.subscribe = async () => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' };
      const { privateKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
      const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
      const said = await window.reachedAt(d, auth);
      here = { ...said, toJSON: () => said } as PushSubscription;
      return here;
    };
  });
  return taken;
}

/** The service worker of a page, as the push service and a finger reach it while Encina is closed. */
export async function closedTablet(page: Page) {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const worker = () => {
    const found = page.context().serviceWorkers().at(-1);
    if (!found) throw new Error('no service worker');
    return found;
  };
  return {
    /** Until its notice stands: whoever asks what stands while one is being shown makes Chromium forget that one. */
    deliver: async ({ said }: Pushed): Promise<void> => {
      const data = JSON.stringify(said);
      await worker().evaluate(watchShowing);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await worker().evaluate(shown);
    },
    /** What stands on the lock screen. */
    notices: () => worker().evaluate(standing),
    /** A tap on the notice, or on one of its answers. @returns the address that it opens, if any */
    tap: (action = '', times = 1) => worker().evaluate(tapped, { action, times }),
  };
}

/** What a worker has besides what a page has. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (address: string) => Promise<null> };
  readonly NotificationEvent: new (
    name: string,
    init: { notification: Notification; action: string },
  ) => Event;
  dispatchEvent(event: Event): boolean;
  /** The notice that comes next is there. */
  shown: Promise<void>;
}

function watchShowing() {
  const worker = self as unknown as Worker;
  const { registration } = worker;
  worker.shown = new Promise((resolve) => {
    registration.showNotification = async (...about) => {
      await ServiceWorkerRegistration.prototype.showNotification.apply(registration, about);
      resolve();
    };
  });
}

const shown = () => (self as unknown as Worker).shown;

async function standing() {
  const { registration } = self as unknown as Worker;
  const notices = (await registration.getNotifications()) as (Notification & {
    readonly actions: readonly { readonly title: string }[];
  })[];
  return notices.map(({ title, body, actions }) => ({
    title,
    body,
    answers: actions.map((it) => it.title),
  }));
}

async function tapped({ action, times }: { action: string; times: number }) {
  const worker = self as unknown as Worker;
  const [notification] = await worker.registration.getNotifications();
  if (!notification) throw new Error('no notice stands there');
  const opened: string[] = [];
  // Only a real finger may open a window.
  worker.clients.openWindow = async (address) => {
    opened.push(address);
    return null;
  };
  const work: Promise<unknown>[] = [];
  for (let time = 0; time < times; time += 1) {
    const event = new worker.NotificationEvent('notificationclick', { notification, action });
    // Of an event that no browser sent, nobody waits for what it begins.
    Object.defineProperty(event, 'waitUntil', { value: (it: Promise<unknown>) => work.push(it) });
    worker.dispatchEvent(event);
  }
  await Promise.all(work);
  return opened;
}
