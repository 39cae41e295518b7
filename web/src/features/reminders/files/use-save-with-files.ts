import type { ReminderFileKind } from '@encina/contract/reminder-files';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ReminderBody, type Saved, useSaveReminder } from '../saving.queries.ts';
import { changeFile, useReloadFiles } from './files.queries.ts';

/** New, taken off, or left as it is. */
export type FileChanges = Partial<Record<ReminderFileKind, File | null | undefined>>;

/** The reminder is kept, and this of it is not. */
export class FileNotKept extends Error {
  readonly kind: ReminderFileKind;
  constructor(kind: ReminderFileKind, cause: unknown) {
    super(`the ${kind} was not kept`, { cause });
    this.kind = kind;
  }
}

interface Written {
  readonly body: ReminderBody;
  readonly key: string;
  readonly files: FileChanges;
}

interface SavedWithFiles extends Saved {
  /** It waits, and what was to go with it does not. */
  readonly isWithoutFile: boolean;
}

/** Keeps a reminder and then what goes with it. Tried again after a failure it is no second reminder. */
export function useSaveWithFiles(userId: string, reminderId?: string) {
  const known = useRef(reminderId);
  const kept = useRef<FileChanges>({});
  const { mutateAsync: save } = useSaveReminder(userId);
  const reload = useReloadFiles();
  return useMutation({
    async mutationFn({ body, key, files }: Written): Promise<SavedWithFiles> {
      const saved = await save({ body, key, reminderId: known.current });
      // There is nothing yet on the server with which it could go.
      if (saved.waits) return { ...saved, isWithoutFile: Boolean(files.photo ?? files.voice) };
      const { id } = saved.reminder;
      known.current = id;
      for (const kind of ['photo', 'voice'] as const) {
        const file = files[kind];
        if (file === undefined || kept.current[kind] === file) continue;
        await changeFile(userId, id, kind, file).catch((cause: unknown) => {
          throw new FileNotKept(kind, cause);
        });
        kept.current = { ...kept.current, [kind]: file };
      }
      return { ...saved, isWithoutFile: false };
    },
    onSettled: reload,
  });
}
