import type { UserSubject } from '../../core/actor.ts';
import type { FilesOf } from '../../core/files/file-keys.ts';
import type { Tables } from '../../db/schema.ts';

/** A file that the server has already, and what becomes of it as a memory. */
export type FileToKeep = Pick<
  Tables['media'],
  'kind' | 'mime_type' | 'size' | 'original_name' | 'title'
> & { readonly from: FilesOf };

/** Copies a file into the memories of a person, as if she had sent it herself. False where she is gone. */
export type KeepFile = (
  user: Pick<UserSubject, 'id' | 'timeZone'>,
  file: FileToKeep,
) => Promise<boolean>;
