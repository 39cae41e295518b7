import { whereNothingIsHeld } from './in-use.ts';
import { reloadInPlace } from './reload.ts';
import { createStore } from './store.ts';

/** `waiting`: a newer one is on the tablet. `taken`: it serves already, and this page is still the older one. */
type Version = 'current' | 'waiting' | 'taken';

const version = createStore<Version>('current');
export const useVersion = version.use;

let registration: ServiceWorkerRegistration | undefined;

/** Keeps the app on the tablet, where the browser can: from then on it opens without a network. */
export async function keepApp(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  let isServed = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one of all takes no other's place.
    if (isServed) version.set('taken');
    isServed = true;
  });
  try {
    registration = await serviceWorker.register('/service-worker.js');
    follow(registration);
  } catch {
    // A full disk, a closed network: the app goes on as a page.
  }
}

function follow(found: ServiceWorkerRegistration): void {
  const note = () => {
    if (found.waiting && found.active && version.get() === 'current') version.set('waiting');
  };
  note();
  found.addEventListener('updatefound', () =>
    found.installing?.addEventListener('statechange', note),
  );
}

/** Asks the server whether there is a newer one. */
export function lookForNewVersion(): void {
  registration?.update().catch(() => undefined);
}

/** Lets the waiting one serve and loads this page anew, unless something would be lost in any page of this browser. */
export const takeOver = (): Promise<void> =>
  whereNothingIsHeld(async () => {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    registration?.waiting?.postMessage('take over');
    await taken;
    reloadInPlace();
  });
