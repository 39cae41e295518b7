import type { Memory } from '@encina/contract/media';
import { SHOWN_AS } from '../../core/files/pictures.ts';
import type { MediaRow } from './media.repo.ts';

/** Address of a memory within its person's objects. */
export const addressOf = (id: string) => `/media/${id}`;

/** The id that such an address names. */
export const idIn = (address: string): string | undefined =>
  /^\/media\/([\w-]{1,64})$/.exec(address)?.[1];

/** A memory as the person sees it. */
export function shown(row: MediaRow): Memory {
  return {
    id: row.id,
    kind: row.kind,
    mimeType: row.kind === 'image' ? SHOWN_AS : row.mime_type,
    url: addressOf(row.id),
    thumbnail: row.has_thumbnail ? `${addressOf(row.id)}/thumbnail` : null,
    title: row.title,
    description: row.description,
    writtenBy: row.written_by,
    originalName: row.original_name,
    size: row.size,
    uploadedAt: row.uploaded_at,
    day: row.day,
    dayKnown: row.day_known,
    isFavorite: row.is_favorite === 1,
  };
}
