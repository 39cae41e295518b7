import type { Reminder } from '@encina/contract/reminders';
import { useFilesOf } from './files.queries.ts';

/** The photo of a reminder beside its words, small; nothing where it has none. */
export function RowPhoto({
  userId,
  reminder: { id, title },
}: {
  userId: string;
  reminder: Reminder;
}) {
  const { photo } = useFilesOf(userId, id);
  return (
    photo?.thumbnail && (
      <img
        src={photo.thumbnail}
        alt={`Foto de «${title}»`}
        loading="lazy"
        className="size-20 flex-none rounded-xl border-2 border-line object-cover"
      />
    )
  );
}
