import {
  acknowledge,
  give,
  list,
  type ReminderFile,
  type ReminderFileKind,
  reminderObject,
  remove,
} from '@encina/contract/reminder-files';
import type { Reminder } from '@encina/contract/reminders';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callFile, queryKey } from '../../../lib/api.ts';
import { asking, useInvalidate } from '../../../lib/queries.ts';
import { sendWithProgress } from '../../../lib/send-with-progress.ts';

/** Asked again no more often than this. In ms. */
const ASK_EVERY = 60_000;

/** The photo and the voice of one reminder. */
export type FilesOfOne = Partial<Record<ReminderFileKind, ReminderFile>>;

const ofHers = (id: string) => ({ params: { id } });
export const reminderFilesKey = (userId: string) => queryKey(list, ofHers(userId));

/** They come with home as well. */
export const useReminderFiles = (userId: string) => useQuery(asking(list, ofHers(userId)));

const ofOne = (files: readonly ReminderFile[] = [], reminderId?: string): FilesOfOne =>
  Object.fromEntries(
    files.filter((file) => file.reminderId === reminderId).map((file) => [file.kind, file]),
  );

/** Of which reminder, where there is one; nothing for one that is being written. */
export function useFilesOf(userId: string, reminderId: string | undefined): FilesOfOne {
  const { data } = useReminderFiles(userId);
  return reminderId === undefined ? {} : ofOne(data?.files, reminderId);
}

/** A file never changes under its id: once here it stays, for when there is no connection. */
const bytesOf = (userId: string, fileId: string) => {
  const input = { params: { id: userId, fileId } };
  return {
    queryKey: queryKey(reminderObject, input),
    queryFn: () => callFile(reminderObject, input),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
};

/** The bytes of a file, where there is one; it is `isLoading` as long as they may still come. */
export function useBytes(userId: string, file: ReminderFile | undefined) {
  return useQuery({ ...bytesOf(userId, file?.id ?? ''), enabled: file !== undefined });
}

/**
 * Brings the photos and voices of these before their hour, so that they are there when it comes.
 * @param askedAt when the reminders were last asked for: then other devices may have changed these too
 */
export function usePreloadedFiles(
  userId: string,
  reminders: readonly Reminder[],
  askedAt: number,
): void {
  const { data, dataUpdatedAt, refetch } = useReminderFiles(userId);
  useEffect(() => {
    if (dataUpdatedAt > 0 && askedAt - dataUpdatedAt > ASK_EVERY) void refetch();
  }, [askedAt, dataUpdatedAt, refetch]);
  const ids = new Set(reminders.map(({ id }) => id));
  const wanted = (data?.files ?? []).filter(({ reminderId }) => ids.has(reminderId ?? ''));
  useQueries({ queries: wanted.map(({ id }) => bytesOf(userId, id)) });
}

const ofReminder = (id: string, reminderId: string, kind: ReminderFileKind) => ({
  params: { id, reminderId, kind },
});

/** Sends the photo or the voice of a reminder, or takes it off. */
export async function changeFile(
  userId: string,
  reminderId: string,
  kind: ReminderFileKind,
  file: File | null,
): Promise<void> {
  if (!file) return call(remove, ofReminder(userId, reminderId, kind));
  const address = give.path
    .replace(':id', encodeURIComponent(userId))
    .replace(':reminderId', encodeURIComponent(reminderId))
    .replace(':kind', kind);
  await sendWithProgress({ method: give.method, address, body: file });
}

export const useReloadFiles = () => useInvalidate(list);

/** She has read whose voice is gone. */
export function useAcknowledge(userId: string) {
  return useMutation({
    mutationFn: (voiceId: string) => call(acknowledge, { params: { id: userId, voiceId } }),
    onSuccess: useReloadFiles(),
  });
}
