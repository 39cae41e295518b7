import { filesOf } from '../../server/src/core/files/file-keys.ts';
import { keyOf } from '../../server/src/features/messages/file-address.ts';
import { COMMON_MEMORIES } from '../data/memories.ts';
import { COMMON_MESSAGES, LONG_MESSAGES } from '../data/messages.ts';
import type { PlannedMessage } from '../data/person.ts';
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
    ...(isCrowd && i % 9 === 4 ? { scene: random.pick(COMMON_MEMORIES).scene } : {}),
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
  const sentAt =
    typeof message.time === 'number'
      ? calendar.earlierToday(message.time)
      : calendar.instant(message.day, message.time);
  const id = newId();
  const own = { id, author, sentAt };
  const media = message.scene ? await keepScene(page, message.scene, own) : undefined;
  book.support_messages.push({
    id,
    user_id: userId,
    support_person_id: author,
    sent_by: 'support',
    type: media?.kind ?? 'text',
    content: message.text,
    media_key: media?.key ?? null,
    seen: message.unseen ? 0 : 1,
    seen_at: message.unseen ? null : sentAt,
    answer: null,
    answered_at: null,
    called_at: null,
    kept_at: null,
    removed_at: null,
    created_at: sentAt,
  });
}

/** As if it had come with the message. */
async function keepScene(
  page: Page,
  scene: string,
  message: { readonly id: string; readonly author: string; readonly sentAt: string },
) {
  const { book, keep, newId, pictures, userId } = page;
  const { bytes, type, views } = await pictures.develop(scene);
  const id = newId();
  const files = filesOf(userId, 'messages', id);
  const kind = type === 'video/webm' ? ('video' as const) : ('image' as const);
  await keep({ key: files.original, bytes, type });
  if (kind === 'image') {
    await keep({ key: files.screen, bytes: views.screen, type: 'image/webp' });
    await keep({ key: files.thumbnail, bytes: views.thumbnail, type: 'image/webp' });
  }
  book.message_files.push({
    sent_by: 'support',
    id,
    user_id: userId,
    support_person_id: message.author,
    kind,
    mime_type: type,
    size: bytes.length,
    original_name: kind === 'video' ? 'video.webm' : 'foto.jpg',
    message_id: message.id,
    created_at: message.sentAt,
  });
  return { key: keyOf(id), kind };
}
