import type { Desk } from './desk.ts';
import { writeActivity } from './life/activity.ts';
import { writeMemories } from './life/memories.ts';
import { writeMessages } from './life/messages.ts';
import type { Page } from './life/page.ts';
import { writeReminders } from './life/reminders.ts';
import { random } from './random.ts';
import { type Registered, writeUser } from './users.ts';

/** @param circle ids of those who look after the person, by their keys. */
export async function writePerson(
  desk: Desk,
  home: { readonly municipalityId: string; readonly adminId: string },
  registered: Registered,
  circle: ReadonlyMap<string, string>,
): Promise<void> {
  const { book, calendar, pictures, storage, pinHash } = desk;
  const { person, id, newId } = registered;
  const photoKey = await facePhoto(desk, registered);
  writeUser(book, calendar, registered, { ...home, photoKey, pinHash });
  const { life } = person;
  if (!life) return;
  const page: Page = {
    userId: id,
    random: random(`life of ${person.key}`),
    newId,
    calendar,
    book,
    pictures,
    keep: ({ key, bytes, type }) => storage.put(key, bytes, type),
  };
  writeReminders(page, life.reminders);
  writeActivity(page, life);
  await writeMessages(page, life.messages, circle);
  await writeMemories(page, life.memories);
}

async function facePhoto({ photos, pictures }: Desk, { id, person }: Registered) {
  if (!person.face) return null;
  return photos.keep(`users/${id}`, await pictures.dataUrl(`faces/${person.face}`));
}
