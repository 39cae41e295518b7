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
  const { bytes, type, ending } = await pictures.develop(memory.shot);
  const key = `users/${userId}/media/${id}.${ending}`;
  await keep({ key, bytes, type });
  book.media.push({
    id,
    user_id: userId,
    file_key: key,
    mime_type: type,
    size: bytes.length,
    title: memory.title,
    description: memory.description ?? '',
    original_name: memory.name,
    is_favorite: memory.favorite ? 1 : 0,
    // Newest first, one a few days after the other.
    uploaded_at: calendar.instant(-1 - place * 3, `${random.between(10, 20)}:15`),
  });
}
