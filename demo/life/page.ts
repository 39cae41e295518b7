import type { Book } from '../book.ts';
import type { Calendar } from '../calendar.ts';
import type { PictureBook } from '../picture-book.ts';
import type { Random } from '../random.ts';

/** A file that goes with a row. */
export interface Keepsake {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Where the life of one person is written down. */
export interface Page {
  readonly userId: string;
  readonly random: Random;
  readonly newId: () => string;
  readonly calendar: Calendar;
  readonly book: Book;
  readonly pictures: PictureBook;
  readonly keep: (keepsake: Keepsake) => Promise<void>;
}
