import type { Photos } from '../server/src/core/photos.ts';
import type { Storage } from '../server/src/core/storage.ts';
import type { Book } from './book.ts';
import type { Calendar } from './calendar.ts';
import type { PictureBook } from './picture-book.ts';

/** What one seeding works with. */
export interface Desk {
  readonly book: Book;
  readonly calendar: Calendar;
  readonly pictures: PictureBook;
  readonly photos: Photos;
  readonly storage: Storage;
  readonly pinHash: string;
  readonly passwordHash: string;
}
