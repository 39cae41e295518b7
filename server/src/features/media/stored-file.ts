import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../core/errors.ts';
import type { Storage } from '../../core/storage.ts';
import type { StreamedFile } from '../../core/streamed-file.ts';
import { type FileKind, fileKind, LOOKED_AT } from './file-kind.ts';

/** A stored file as an answer. Its bytes never change under its key, so that the key is its version. */
export async function streamed(storage: Storage, key: string, type: string): Promise<StreamedFile> {
  const size = await storage.size(key);
  if (size === undefined) throw new DomainError('not_found');
  return { size, type, version: key, open: (range) => storage.open(key, range) };
}

/** What a stored file is, from its beginning and its end. Throws as `fileKind` does. */
export async function kindOf(
  storage: Storage,
  key: string,
  size: number,
  declared: string,
): Promise<FileKind> {
  const part = async (start: number, end: number) =>
    buffer(await storage.open(key, { start, end }));
  const head = await part(0, Math.min(size, LOOKED_AT) - 1);
  const tail = await part(Math.max(0, size - LOOKED_AT), size - 1);
  return fileKind(head, tail, declared.toLowerCase());
}
