import { buffer } from 'node:stream/consumers';
import type { MemoryKind } from '@encina/contract/media';
import { dayInExif } from '@encina/contract/photo-day';
import { DomainError } from '../errors.ts';
import type { Storage } from '../storage.ts';
import type { StreamedFile } from '../streamed-file.ts';
import type { FilesOf } from './file-keys.ts';
import { type FileKind, fileKind, LOOKED_AT } from './file-kind.ts';
import { SHOWN_AS } from './pictures.ts';

/** A stored file as an answer. Its bytes never change under its key, so that the key is its version. */
export async function streamed(storage: Storage, key: string, type: string): Promise<StreamedFile> {
  const size = await storage.size(key);
  if (size === undefined) throw new DomainError('not_found');
  return { size, type, version: key, open: (range) => storage.open(key, range) };
}

/** A photo as it is shown, anything else as it came. */
export const shownFile = (
  storage: Storage,
  { screen, original }: FilesOf,
  { kind, mime_type }: { readonly kind: MemoryKind; readonly mime_type: string },
): Promise<StreamedFile> =>
  kind === 'image' ? streamed(storage, screen, SHOWN_AS) : streamed(storage, original, mime_type);

/** What a stored file is, from its beginning and its end. Throws as `fileKind` does. */
export async function kindOf(
  storage: Storage,
  key: string,
  size: number,
  declared: string,
): Promise<FileKind> {
  const head = await part(storage, key, 0, Math.min(size, LOOKED_AT));
  const tail = await part(storage, key, Math.max(0, size - LOOKED_AT), size);
  return fileKind(head, tail, declared.toLowerCase());
}

/** Where cameras note their data, in bytes from the beginning. */
const NOTED_IN = 256 * 1024;

/** Day on which the camera says that a stored photo was taken; undefined where it says nothing. */
export async function cameraDay(storage: Storage, key: string): Promise<string | undefined> {
  const size = await storage.size(key);
  if (!size) return undefined;
  const head = await part(storage, key, 0, Math.min(size, NOTED_IN));
  return dayInExif(head.toString('latin1'));
}

const part = async (storage: Storage, key: string, start: number, end: number) =>
  buffer(await storage.open(key, { start, end: end - 1 }));
