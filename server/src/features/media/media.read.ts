import type { MediaKind } from '@encina/contract/files';
import type { UserSubject } from '../../core/actor.ts';
import type { FilesOf } from '../../core/files/file-keys.ts';
import type { Tables } from '../../db/schema.ts';

/** A file that the server has already, and what becomes of it as a memory. */
export type FileToKeep = Pick<
  Tables['media'],
  'mime_type' | 'size' | 'original_name' | 'title' | 'description'
> & {
  readonly kind: MediaKind;
  /** Of the memory that it becomes: kept twice, it is one. */
  readonly id: string;
  readonly from: FilesOf;
};

/** Copies files into the memories of a person, as if she had sent them herself. @returns how many there were. */
export type KeepFiles = Keep<FileToKeep, number>;

/** Words that somebody wrote to her, and what becomes of them as a memory. */
export interface LetterToKeep {
  /** Of the memory that it becomes: kept twice, it is one. */
  readonly id: string;
  readonly words: string;
  readonly writtenBy: string;
  /** Instant at which it was written, as its row has it. */
  readonly writtenAt: string;
}

/** Makes letters among the memories of a person. */
export type KeepLetters = Keep<LetterToKeep, void>;

type Keep<Kept, Answer> = (
  user: Pick<UserSubject, 'id' | 'timeZone'>,
  kept: readonly Kept[],
) => Promise<Answer>;
