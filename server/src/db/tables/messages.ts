import type { Flag } from './column-types.ts';

/** What goes between people and those who look after them. */
export interface MessageTables {
  /** What goes between a person and those who look after her; one row a message. */
  support_messages: {
    id: string;
    user_id: string;
    support_person_id: string;
    sent_by: 'support' | 'user';
    type: 'text' | 'image' | 'video' | 'audio';
    content: string;
    /** Address of its file within the person's objects, `messages/<id>`. */
    media_key: string | null;
    seen: Flag;
    seen_at: string | null;
    answer: 'liked' | 'received' | 'call' | 'replied' | null;
    answered_at: string | null;
    /** When the one who wrote said that she has called; only where the answer asks for it. */
    called_at: string | null;
    /** Which one hers answers; null where she began herself. */
    reply_to: string | null;
    /** When it became a memory of the person. */
    kept_at: string | null;
    /** Set when the person's list lets it go; its file went then, its trace for the sender goes later. */
    removed_at: string | null;
    created_at: string;
  };
  /** Files that came for messages, each between one person and one who looks after her. */
  message_files: {
    id: string;
    user_id: string;
    support_person_id: string;
    kind: 'image' | 'video' | 'audio';
    sent_by: 'support' | 'user';
    mime_type: string;
    size: number;
    original_name: string;
    /** Of which message it is; without one it may go after a day. */
    message_id: string | null;
    created_at: string;
  };
}
