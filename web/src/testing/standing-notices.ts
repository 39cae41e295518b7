import { onTestFinished } from 'vitest';

/** Notices that stand on the screen of this device, by what each is about. @returns which of them still do */
export function standingNotices(paths: readonly string[]): () => string[] {
  let standing = [...paths];
  const notices = paths.map((data) => ({
    data,
    close: () => {
      standing = standing.filter((path) => path !== data);
    },
  }));
  const registration = {
    getNotifications: async () => notices.filter(({ data }) => standing.includes(data)),
  };
  const value = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return () => standing;
}
