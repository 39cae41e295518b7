import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { useBytes, useFilesOf, useReminderFiles } from '../files/files.queries.ts';

/** A voice that was not brought before its hour is not waited for any longer. In ms. */
const WAITED_MS = 3_000;

/** The photo and the voice of what rings, out of what was brought before its hour. */
export function useFilesOfRing(userId: string, reminderId: string) {
  const { photo, voice } = useFilesOf(userId, reminderId);
  const list = useReminderFiles(userId);
  const seen = useBytes(userId, photo);
  const heard = useBytes(userId, voice);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAITED_MS);
    return () => clearTimeout(timer);
  }, []);
  const recording = useObjectUrl(heard.data);
  const isComing = list.isLoading || heard.isLoading || (heard.data && !recording);
  return {
    photo: useObjectUrl(seen.data),
    recording,
    /** Whose it is; null where it is her own. */
    name: voice?.authorName ?? null,
    isComing: Boolean(isComing) && !isLate,
  };
}
