import type { Photos } from '../core/photos.ts';
import type { Storage } from '../core/storage.ts';
import type { Book } from './book.ts';
import type { Calendar } from './calendar.ts';
import type { PictureBook } from './picture-book.ts';
import type { Look } from './portraits/look.ts';

/** What one seeding works with. */
export interface Desk {
  readonly book: Book;
  readonly calendar: Calendar;
  readonly pictures: PictureBook;
  readonly photos: Photos;
  readonly storage: Storage;
  readonly pinHash: string;
  readonly passwordHash: string;
  /** Portraits as data URLs. Each face is drawn once, however many of the crowd have it. */
  readonly faces: Map<Look, Promise<string>>;
}
