import { forgetStored, readStored } from '../storage.ts';
import { forgetWritten } from './kept-answers.ts';
import { forgetWaiting } from './outbox.ts';
import { emptyPersonStore } from './person-store.ts';
import { picturesOf } from './pictures-cache.ts';
import { closeNotices } from './standing-notices.ts';
import { connectionWords } from './waiting.ts';

/** Nothing of hers stays on this device: she has left, or somebody else has come. */
export async function forgetPerson(): Promise<void> {
  const userId = readStored('keptFor');
  connectionWords.set('');
  forgetWritten();
  forgetStored('keptFor');
  await forgetWaiting();
  await emptyPersonStore();
  if (!userId) return;
  await closeNotices(({ user }) => user === userId).catch(() => undefined);
  forgetStored(`activity:${userId}`);
  // Over plain HTTP there is no such store.
  if ('caches' in window) await caches.delete(picturesOf(userId)).catch(() => false);
}
