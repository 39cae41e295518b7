import type { UserSubject } from '../../core/actor.ts';

/** The message that a file goes with, between whom, and which of the two sent it. */
export interface MessageOfPair {
  readonly id: string;
  readonly supportPersonId: string;
  readonly sentBy: 'support' | 'user';
}

export interface MessageFile {
  readonly id: string;
  /** As `POST /api/upload` answered it, and as a page may show it. */
  readonly url: string;
  /** What the message holds of it. */
  readonly row: { readonly type: 'image' | 'video' | 'audio'; readonly media_key: string };
}

/** Files that came for messages, for the feature that writes the messages; `app.ts` hands it over. */
export interface MessageFiles {
  /**
   * Ties it to that message: from then on it stays. Tied again to the same one, it is as it was.
   * @returns undefined where it is not there, not the sender's, or another message's.
   */
  attach(userId: string, url: string, message: MessageOfPair): Promise<MessageFile | undefined>;
  /** Copies it into the person's memories, as if she had sent it herself. False where it is gone. */
  keep(user: Pick<UserSubject, 'id' | 'timeZone'>, url: string, title: string): Promise<boolean>;
  /** Deletes files whose messages are deleted. */
  discard(userId: string, urls: readonly string[]): Promise<void>;
}
