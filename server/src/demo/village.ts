import { passwords as makePasswords } from '../core/passwords.ts';
import { photos as makePhotos, type Photos } from '../core/photos.ts';
import type { Storage } from '../core/storage.ts';
import type { Executor } from '../db/database.ts';
import { type Book, emptyBook, write } from './book.ts';
import { type Calendar, calendar as makeCalendar } from './calendar.ts';
import { PASSWORD, PIN } from './data/towns.ts';
import { type Guide, guideTo } from './guide.ts';
import { writeActivity } from './life/activity.ts';
import { writeMemories } from './life/memories.ts';
import { writeMessages } from './life/messages.ts';
import { writeReminders } from './life/reminders.ts';
import { type PictureBook, pictureBook, portraitPhoto } from './picture-book.ts';
import { type PlannedTown, plan, type Size } from './plan.ts';
import type { Look } from './portraits/look.ts';
import { random } from './random.ts';
import { writeSupports } from './supports.ts';
import { type Registered, register, writeUser } from './users.ts';

export interface SeedDeps {
  readonly db: Executor;
  readonly storage: Storage;
  readonly secretKey: Buffer;
  /** "Today" and "yesterday" of everything that is written. */
  readonly now: Temporal.Instant;
}

interface Desk {
  readonly book: Book;
  readonly calendar: Calendar;
  readonly pictures: PictureBook;
  readonly photos: Photos;
  readonly storage: Storage;
  readonly pinHash: string;
  readonly passwordHash: string;
  /** Each face is drawn once, however many of the crowd have it. */
  readonly faces: Map<Look, Promise<string>>;
}

/** Fills an empty database and its storage. Rows come last and all together: a start cut short leaves none. */
export async function seedVillage(deps: SeedDeps, size: Size): Promise<Guide> {
  const passwords = makePasswords(deps.secretKey);
  const [pinHash, passwordHash] = await Promise.all([
    passwords.hashPin(PIN),
    passwords.hashPassword(PASSWORD),
  ]);
  const desk: Desk = {
    book: emptyBook(),
    calendar: makeCalendar(deps.now),
    pictures: pictureBook(),
    photos: makePhotos(deps.storage),
    storage: deps.storage,
    // One hash for all who share a PIN: nobody is protected here, and two hundred hashes take seconds.
    pinHash,
    passwordHash,
    faces: new Map(),
  };
  for (const town of plan(size)) await writeTown(desk, town);
  await write(deps.db, desk.book);
  return guideTo(size);
}

async function writeTown(desk: Desk, town: PlannedTown): Promise<void> {
  const { book, calendar, passwordHash } = desk;
  const since = calendar.instant(-400, '09:00');
  book.municipalities.push({
    id: town.id,
    name: town.name,
    photo_key: await townPhoto(desk, town),
    phone: town.phone,
    time_zone: 'Europe/Madrid',
    setup_code_hash: null,
    setup_closed_at: since,
    created_at: since,
  });
  for (const admin of town.admins) {
    book.admins.push({
      ...admin,
      municipality_id: town.id,
      password_hash: passwordHash,
      created_at: since,
    });
  }
  const people = town.people.map(register);
  const supports = { book, calendar, municipalityId: town.id, passwordHash };
  const circles = writeSupports(supports, town.supports, people);
  await Promise.all(
    people.map((person) => writePerson(desk, town, person, circles.get(person.person.key))),
  );
}

async function townPhoto({ photos, pictures }: Desk, { id, scene }: PlannedTown) {
  if (!scene) return null;
  const jpeg = await pictures.print({ scene });
  return photos.keep(`municipalities/${id}`, `data:image/jpeg;base64,${jpeg.toString('base64')}`);
}

async function writePerson(
  desk: Desk,
  town: PlannedTown,
  registered: Registered,
  circle: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const { book, calendar, pictures, storage, pinHash } = desk;
  const { person, id, newId } = registered;
  writeUser(book, calendar, registered, {
    municipalityId: town.id,
    adminId: town.admins[0]?.id ?? '',
    photoKey: await facePhoto(desk, registered),
    pinHash,
  });
  const { life } = person;
  if (!life) return;
  const page = {
    userId: id,
    random: random(`life of ${person.key}`),
    newId,
    calendar,
    book,
    pictures,
    keep: ({ key, bytes, type }: { key: string; bytes: Uint8Array; type: string }) =>
      storage.put(key, bytes, type),
  };
  writeReminders(page, life.reminders);
  writeActivity(page, life);
  await writeMessages(page, life.messages, circle);
  await writeMemories(page, life.memories);
}

async function facePhoto({ faces, photos }: Desk, { id, person }: Registered) {
  const { look } = person;
  if (!look) return null;
  const face = faces.get(look) ?? portraitPhoto(look);
  faces.set(look, face);
  return photos.keep(`users/${id}`, await face);
}
