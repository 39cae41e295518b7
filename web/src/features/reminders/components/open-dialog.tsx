import type { Reminder } from '@encina/contract/reminders';
import type { SelectedUser } from '../../../lib/views.ts';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import type { WallTime } from '../wall-time.ts';
import { RemoveReminder } from './remove-reminder.tsx';

const NewReminder = dialogFromChunk(async () => (await import('./new-reminder.tsx')).NewReminder);
const ChangeReminder = dialogFromChunk(
  async () => (await import('./change-reminder.tsx')).ChangeReminder,
);
const WeekSheet = dialogFromChunk(async () => (await import('./week-sheet.tsx')).WeekSheet);
const HistoryDialog = dialogFromChunk(
  async () => (await import('./history-dialog.tsx')).HistoryDialog,
);

/** What lies over the list. */
export type Open =
  | { task: 'new' | 'print' | 'history' }
  | { task: 'edit' | 'remove'; reminder: Reminder };

interface OpenDialogProps {
  open: Open;
  onOpen: (open: Open | undefined) => void;
  user: SelectedUser;
  now: WallTime;
  timeZone: string;
  /** One was written down or changed. */
  onSaved: (reminder: Reminder) => void;
}

export function OpenDialog({ open, onOpen, user, now, timeZone, onSaved }: OpenDialogProps) {
  const close = () => onOpen(undefined);
  const form = {
    userId: user.id,
    now,
    onClose: close,
    onSaved: (reminder: Reminder) => {
      close();
      onSaved(reminder);
    },
  };
  switch (open.task) {
    case 'print':
      return <WeekSheet user={user} now={now} onClose={close} />;
    case 'history':
      return <HistoryDialog userId={user.id} timeZone={timeZone} onClose={close} />;
    case 'remove':
      return <RemoveReminder userId={user.id} reminder={open.reminder} onClose={close} />;
    case 'edit':
      return (
        <ChangeReminder
          {...form}
          reminder={open.reminder}
          onRemove={() => onOpen({ ...open, task: 'remove' })}
        />
      );
    default:
      return <NewReminder {...form} />;
  }
}
