import type { UserSubject } from '../../core/actor.ts';
import type { FilesOf } from '../../core/files/file-keys.ts';
import type { Tables } from '../../db/schema.ts';

/** A file that the server has already, and what becomes of it as a memory. */
export type FileToKeep = Pick<
  Tables['media'],
  'kind' | 'mime_type' | 'size' | 'original_name' | 'title'
> & {
  /** Of the memory that it becomes: kept twice, it is one. */
  readonly id: string;
  readonly from: FilesOf;
};

/** Copies files into the memories of a person, as if she had sent them herself. @returns how many there were. */
export type KeepFiles = (
  user: Pick<UserSubject, 'id' | 'timeZone'>,
  files: readonly FileToKeep[],
) => Promise<number>;
