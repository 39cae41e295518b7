import { type NoticeAbout, readNotice } from '@encina/contract/notice-address';
import { closeNoticesIn } from '../lib/offline/standing-notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** As the server encrypts it for this browser alone. */
interface Said {
  readonly topic: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}
type Answer = 'done' | 'postponed';

const ACTIONS = [
  { action: 'done', title: 'Hecho' },
  { action: 'postponed', title: 'Más tarde' },
] as const;

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Where she looks at Encina already, it rings there: the notice comes without a sound. */
async function show({ title, body, path, tag, topic }: Said): Promise<void> {
  const isSeen = (await pages()).some(({ visibilityState }) => visibilityState === 'visible');
  const canAnswer = readNotice(path)?.answers !== undefined;
  // Newer than the types: `actions` and `renotify` are in no list of what every browser has.
  const more = {
    ...(canAnswer ? { actions: ACTIONS } : {}),
    ...(isSeen ? {} : { renotify: true }),
    requireInteraction: topic !== 'message',
  };
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    lang: 'es-ES',
    silent: isSeen,
    data: path,
    ...more,
  });
}

/** She is paused, or not this relative's any more: what stands here about her goes. */
async function withdraw({ path }: Said): Promise<void> {
  const gone = readNotice(path)?.user;
  await closeNoticesIn(self.registration, ({ user }) => user === gone);
}

/** @returns false where nobody is in here any more, or nothing answers: then she says it in the app. */
async function answer({ user, answers }: NoticeAbout, state: Answer): Promise<boolean> {
  if (!answers) return false;
  const { reminder, occurrence } = answers;
  const address = `/api/users/${user}/reminders/${reminder}/occurrences/${occurrence}`;
  try {
    const { ok } = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ state }),
    });
    // A page that rings behind the notice would go on.
    if (ok) for (const page of await pages()) page.postMessage({ answered: reminder });
    return ok;
  } catch {
    return false;
  }
}

/** In the window that is there, which goes on with what it does; else in a new one. */
async function open(path: string): Promise<void> {
  const [page] = await pages();
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  page.postMessage({ notice: path });
  await page.focus();
}

self.addEventListener('push', (event) => {
  const said: Said | undefined = event.data?.json();
  if (said) event.waitUntil(said.topic === 'withdrawal' ? withdraw(said) : show(said));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const path: string = notification.data;
  const about = readNotice(path);
  notification.close();
  const isAnswer = action === 'done' || action === 'postponed';
  const answered = about && isAnswer ? answer(about, action) : Promise.resolve(false);
  event.waitUntil(answered.then((isSaid) => (isSaid ? undefined : open(path))));
});
