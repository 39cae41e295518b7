import type { BodyIn } from '@encina/contract/endpoint';
import { create, type Reminder, remove, update } from '@encina/contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { discard, send } from '../../lib/offline/outbox.ts';
import { unsent, waitingFor } from '../../lib/offline/waiting.ts';
import { useReload } from './reminders.queries.ts';
import { isUnsent, writtenNow } from './written-here.ts';

export type ReminderBody = BodyIn<typeof create>;

interface SavedReminder {
  readonly body: ReminderBody;
  readonly key: string;
  /** The one that is changed; none where it is new. */
  readonly reminderId: string | undefined;
}

export interface Saved {
  readonly reminder: Reminder;
  /** It is on this device alone. */
  readonly waits: boolean;
  /** Wherever it is, it is there after a reload too. */
  readonly isStored: boolean;
}

/** Creates one, or changes the one that is named. A new one waits where nobody answers. */
export function useSaveReminder(id: string) {
  const timeZone = useTimeZone();
  return useMutation({
    mutationFn: async ({ body, key, reminderId }: SavedReminder): Promise<Saved> => {
      if (reminderId && !isUnsent(unsent.get(), reminderId)) {
        const reminder = await call(update, { params: { id, reminderId }, body });
        return { reminder, waits: false, isStored: true };
      }
      const said = { userId: id, body, what: `el recordatorio «${body.title}»`, isWritten: true };
      const sent = reminderId
        ? await send(update, { ...said, params: { id, reminderId } })
        : await send(create, {
            ...said,
            key,
            params: { id },
            back: { by: remove, params: { id, reminderId: key } },
          });
      if (!sent.waits) return { reminder: sent.answer, waits: false, isStored: true };
      const clock = { now: new Date(), timeZone };
      const reminder = writtenNow(reminderId ?? key, body, clock);
      return { reminder, waits: true, isStored: sent.isStored };
    },
    onSuccess: useReload(),
  });
}

/** Takes one away; where the server does not know it yet, before it gets there. */
export function useRemoveReminder(id: string) {
  return useMutation({
    mutationFn: async (reminderId: string) => {
      const params = { id, reminderId };
      const made = waitingFor(unsent.get(), create).find(({ key }) => key === reminderId);
      if (!made) return call(remove, { params });
      await discard(made);
    },
    onSuccess: useReload(),
  });
}
