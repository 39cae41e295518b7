import { filesOf } from '../../server/src/core/files/file-keys.ts';
import { COMMON_MEMORIES, type PlannedMemory } from '../data/memories.ts';
import type { Page } from './page.ts';

export async function writeMemories(
  page: Page,
  planned: number | readonly PlannedMemory[],
): Promise<void> {
  const list = typeof planned === 'number' ? chosen(page, planned) : planned;
  for (const [i, memory] of list.entries()) await writeMemory(page, memory, i);
}

/** The common ones; over again where more are wanted than there are. */
function chosen({ random }: Page, count: number): PlannedMemory[] {
  const list = random.some(COMMON_MEMORIES, count);
  while (list.length < count) {
    const model = random.pick(COMMON_MEMORIES);
    list.push({ ...model, title: `${model.title}, ${list.length + 1}.ª foto del álbum grande` });
  }
  return list;
}

async function writeMemory(page: Page, memory: PlannedMemory, place: number): Promise<void> {
  const { book, calendar, keep, newId, pictures, random, userId } = page;
  const id = newId();
  const { bytes, type, views } = await pictures.develop(memory.scene);
  const files = filesOf(userId, 'media', id);
  const kind = type === 'video/webm' ? 'video' : 'image';
  await keep({ key: files.original, bytes, type });
  if (kind === 'image') await keep({ key: files.screen, bytes: views.screen, type: 'image/webp' });
  await keep({ key: files.thumbnail, bytes: views.thumbnail, type: 'image/webp' });
  // Newest first, one a few days after the other.
  const offset = -1 - place * 3;
  const kept = calendar.day(offset);
  const day = `${memory.year ? calendar.today.with({ year: memory.year }) : kept}`;
  book.media.push({
    id,
    user_id: userId,
    kind,
    file_key: files.original,
    mime_type: type,
    size: bytes.length,
    title: memory.title,
    description: memory.description ?? '',
    original_name: memory.name,
    is_favorite: memory.favorite ? 1 : 0,
    has_thumbnail: 1,
    uploaded_at: calendar.instant(offset, `${random.between(10, 20)}:15`),
    day,
    month_day: day.slice(5),
    day_known: memory.year ? 'day' : 'no',
  });
}
