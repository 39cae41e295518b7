import type { Flag } from './column-types.ts';

/** Memories, and what is on its way to become one. */
export interface MediaTables {
  media: {
    id: string;
    user_id: string;
    /** `text` is a letter: what somebody wrote to her. */
    kind: 'image' | 'video' | 'audio' | 'text';
    /** The original as it came: what a person exports. */
    file_key: string;
    mime_type: string;
    size: number;
    title: string;
    /** Of a letter its words. */
    description: string;
    /** The name of who wrote it, as it was then; null for all but letters. */
    written_by: string | null;
    original_name: string;
    is_favorite: Flag;
    has_thumbnail: Flag;
    uploaded_at: string;
    /** Local day on which it was taken or, where nobody knows, kept; the first one of a year of which no more is known. */
    day: string;
    day_known: 'day' | 'year' | 'no';
    /** The same without its year, `11-20`; empty where only the year is known. */
    month_day: string;
  };
  /** A file that may come, or has come and is not a memory yet; its id will be that of the memory. */
  media_uploads: {
    id: string;
    user_id: string;
    /** What was declared; null where nothing was. */
    mime_type: string | null;
    size: number | null;
    original_name: string;
    /** Set once, by the one sending that counts. */
    received_key: string | null;
    expires_at: string;
    created_at: string;
  };
}
