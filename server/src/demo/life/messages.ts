import type { Shot } from '../data/memories.ts';
import { COMMON_MESSAGES, LONG_MESSAGES } from '../data/messages.ts';
import type { PlannedMessage } from '../data/person.ts';
import { SCENE_NAMES } from '../scenes/scenes.ts';
import type { Page } from './page.ts';

const MOST_UNSEEN = 57;

/** @param authors ids of the support persons, by their keys. */
export async function writeMessages(
  page: Page,
  planned: number | readonly PlannedMessage[],
  authors: ReadonlyMap<string, string>,
): Promise<void> {
  if (authors.size === 0) return;
  const list = typeof planned === 'number' ? chosen(page, planned, [...authors.keys()]) : planned;
  for (const message of list) await writeMessage(page, message, authors);
}

function chosen({ random }: Page, count: number, authors: readonly string[]): PlannedMessage[] {
  const isCrowd = count > COMMON_MESSAGES.length;
  const unseen = isCrowd ? MOST_UNSEEN : random.between(0, 1);
  const texts = isCrowd
    ? [...LONG_MESSAGES, ...COMMON_MESSAGES]
    : random.some(COMMON_MESSAGES, count);
  return Array.from({ length: count }, (_, i) => ({
    from: random.pick(authors),
    text: texts[i % texts.length] ?? '',
    // Newest first, some days apart.
    day: -Math.ceil((i * (isCrowd ? 45 : 12)) / count) - 1,
    time: `${random.between(10, 21)}:${random.between(10, 59)}`,
    ...(isCrowd && i % 9 === 4 ? { shot: { scene: random.pick(SCENE_NAMES) } } : {}),
    ...(i < unseen ? { unseen: true as const } : {}),
  }));
}

async function writeMessage(
  page: Page,
  message: PlannedMessage,
  authors: ReadonlyMap<string, string>,
): Promise<void> {
  const { book, calendar, newId, userId } = page;
  const author = authors.get(message.from);
  if (!author) throw new RangeError(`${message.from} is no relative of ${userId}.`);
  const media = message.shot && (await keepShot(page, message.shot));
  book.support_messages.push({
    id: newId(),
    user_id: userId,
    support_person_id: author,
    type: media?.kind ?? 'text',
    content: message.text,
    media_key: media?.key ?? null,
    seen: message.unseen ? 0 : 1,
    created_at:
      typeof message.time === 'number'
        ? calendar.earlierToday(message.time)
        : calendar.instant(message.day, message.time),
  });
}

async function keepShot({ keep, newId, pictures, userId }: Page, shot: Shot) {
  const { bytes, type, ending } = await pictures.develop(shot);
  const key = `users/${userId}/messages/${newId()}.${ending}`;
  await keep({ key, bytes, type });
  return { key, kind: type === 'video/webm' ? ('video' as const) : ('image' as const) };
}
