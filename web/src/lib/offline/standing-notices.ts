import { type NoticeAbout, readNotice } from '@encina/contract/notice-address';

type IsGone = (about: NoticeAbout) => boolean;

/** Takes away what still stands on the screen of a device and is to be read there no more. */
export async function closeNoticesIn(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'> | undefined,
  isGone: IsGone,
): Promise<void> {
  const standing = (await registration?.getNotifications?.()) ?? [];
  for (const notice of standing) {
    const about = readNotice(String(notice.data));
    if (about && isGone(about)) notice.close();
  }
}

/** The same of this device, from a page. */
export async function closeNotices(isGone: IsGone): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration?.().catch(() => undefined);
  await closeNoticesIn(registration, isGone);
}
