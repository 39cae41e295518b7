import type { UserSubject } from '../../core/actor.ts';
import { toText } from '../../core/clock.ts';
import { filesOf } from '../../core/files/file-keys.ts';
import type { MediaRow } from './media.repo.ts';
import { memoryDay } from './memory-day.ts';

type Given = Pick<
  MediaRow,
  'id' | 'kind' | 'mime_type' | 'size' | 'title' | 'description' | 'original_name' | 'has_thumbnail'
> & {
  /** Of a letter, who wrote it. */
  readonly written_by?: string;
  /** A day, or a year. */
  readonly when?: string | undefined;
};

/** The row of a file that has just become a memory; of a day nobody knows, it is today's. */
export function newMemory(
  user: Pick<UserSubject, 'id' | 'timeZone'>,
  now: Temporal.Instant,
  { when, ...given }: Given,
): MediaRow {
  const today = now.toZonedDateTimeISO(user.timeZone).toPlainDate().toString();
  return {
    written_by: null,
    ...given,
    user_id: user.id,
    file_key: filesOf(user.id, 'media', given.id).original,
    is_favorite: 0,
    uploaded_at: toText(now),
    ...(when ? memoryDay(when) : { ...memoryDay(today), day_known: 'no' }),
  };
}
