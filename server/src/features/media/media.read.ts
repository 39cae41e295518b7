import type { UserSubject } from '../../core/actor.ts';

export interface MessageFile {
  readonly id: string;
  /** What `support_messages.media_key` holds. */
  readonly key: string;
  /** As `POST /api/upload` answered it, and as a page may show it. */
  readonly url: string;
  readonly type: 'image' | 'video';
}

/** Files that came for messages, for the feature that writes the messages; `app.ts` hands it over. */
export interface MessageFiles {
  /** The file of that address, if it came for that person. */
  find(userId: string, url: string): Promise<MessageFile | undefined>;
  /**
   * Ties it to a message of that sender, once: from then on it stays.
   * @returns undefined where it is not there, not the sender's, or tied already.
   */
  attach(userId: string, url: string, supportPersonId: string): Promise<MessageFile | undefined>;
  /** Copies it into the person's memories, as if she had sent it herself. False where it is gone. */
  keep(user: Pick<UserSubject, 'id' | 'timeZone'>, url: string, title: string): Promise<boolean>;
  /** Deletes files whose messages are deleted. */
  discard(userId: string, urls: readonly string[]): Promise<void>;
}
