import { passwords as makePasswords } from '../server/src/core/passwords.ts';
import { photos } from '../server/src/core/photos.ts';
import type { Storage } from '../server/src/core/storage.ts';
import type { Executor } from '../server/src/db/database.ts';
import { FIRST_TOWN } from '../server/src/features/municipalities/first-town.ts';
import { append, emptyBook, write } from './book.ts';
import { calendar } from './calendar.ts';
import { HOME_TOWN, PASSWORD, PIN } from './data/towns.ts';
import type { Desk } from './desk.ts';
import { type Guide, guideTo } from './guide.ts';
import { writePerson } from './person.ts';
import { pictureBook } from './picture-book.ts';
import { type PlannedTown, plan, type Size } from './plan.ts';
import { writeSupports } from './supports.ts';
import { writeTraces } from './traces.ts';
import { register } from './users.ts';

export interface SeedDeps {
  readonly db: Executor;
  readonly storage: Storage;
  readonly secretKey: Buffer;
  /** "Today" and "yesterday" of everything that is written. */
  readonly now: Temporal.Instant;
}

/** Fills an empty database and its storage. Rows come last and all together: a start cut short leaves none. */
export async function seedVillage(deps: SeedDeps, size: Size): Promise<Guide> {
  const passwords = makePasswords(deps.secretKey);
  // One hash for all who share a PIN: nobody is protected here, and three hundred hashes take seconds.
  const [pinHash, passwordHash] = await Promise.all([
    passwords.hashPin(PIN),
    passwords.hashPassword(PASSWORD),
  ]);
  const desk: Desk = {
    book: emptyBook(),
    calendar: calendar(deps.now),
    pictures: pictureBook(),
    photos: photos(deps.storage),
    storage: deps.storage,
    pinHash,
    passwordHash,
  };
  for (const town of plan(size)) await writeTown(desk, town);
  await write(deps.db, desk.book);
  return guideTo(size);
}

async function writeTown(desk: Desk, town: PlannedTown): Promise<void> {
  const { book, passwordHash } = desk;
  const since = desk.calendar.instant(-400, '09:00');
  book.municipalities.push({
    shows_phases: 0,
    requires_factor: 0,
    ...(town.id === HOME_TOWN.id ? FIRST_TOWN : {}),
    id: town.id,
    name: town.name,
    photo_key: await townPhoto(desk, town),
    phone: town.phone,
    email: town.email,
    address: town.address,
    time_zone: 'Europe/Madrid',
    setup_code_hash: null,
    setup_closed_at: since,
    created_at: since,
  });
  for (const admin of town.admins) {
    const row = { municipality_id: town.id, password_hash: passwordHash, created_at: since };
    book.admins.push({ ...admin, ...row });
  }
  const people = town.people.map(register);
  const circles = writeSupports(desk, town, people);
  const home = { municipalityId: town.id, adminId: town.admins[0].id };
  const lives = people.map(async (person) => {
    const own: Desk = { ...desk, book: emptyBook() };
    await writePerson(own, home, person, circles.get(person.person.key) ?? new Map());
    return own.book;
  });
  // Side by side, because pictures take time; then in their order, whoever was done first.
  for (const life of await Promise.all(lives)) append(book, life);
  writeTraces(desk, town);
}

async function townPhoto({ photos, pictures }: Desk, { id, scene }: PlannedTown) {
  if (!scene) return null;
  return photos.keep(`municipalities/${id}`, await pictures.dataUrl(`scenes/${scene}`));
}
