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

/**
 * How long the browser is waited for, in ms. It may keep the older one for minutes, also where that has nothing more to
 * do: by then somebody could be writing again.
 */
const PATIENCE_MS = 5_000;

/** Whether another one begins to serve this page, soon. */
const isTaken = (): Promise<boolean> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const taken = () => resolve(true);
    serviceWorker.addEventListener('controllerchange', taken, { once: true });
    setTimeout(() => {
      serviceWorker.removeEventListener('controllerchange', taken);
      resolve(false);
    }, PATIENCE_MS);
  });

/**
 * Lets the waiting one serve and loads this page anew, unless something would be lost in any page of this browser. Where
 * the browser lets it wait, it may be asked again.
 */
export const takeOver = (): Promise<void> =>
  whereNothingIsHeld(async () => {
    const taken = isTaken();
    registration?.waiting?.postMessage('take over');
    if (await taken) reloadInPlace();
  });
