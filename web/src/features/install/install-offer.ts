import { createStore } from '../../lib/store.ts';

/** What Chrome offers where it could put the page among the tablet's programs. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const offer = createStore<InstallOffer | undefined>(undefined);

/** The browser's own question, where it has one to ask. */
export const useInstallOffer = offer.use;

/** Heard once and early, or it is lost. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => offer.set(undefined));
}

/** Asked once: the browser then takes it back. */
export async function takeInstallOffer(): Promise<void> {
  const asked = offer.get();
  offer.set(undefined);
  await asked?.prompt();
}

/** Whether it is opened from its icon already. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
