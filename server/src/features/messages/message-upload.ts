import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { MOST_BYTES } from '@encina/contract/files';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Incoming } from '../../core/call.ts';
import { DomainError } from '../../core/errors.ts';
import { limitBytes } from '../../core/files/byte-limit.ts';

/** Between whom a file goes, as its sender says it; empty where that is not said. */
export interface SaidPair {
  readonly userId: string;
  readonly supportPersonId: string;
}

export interface MessageUpload extends SaidPair {
  readonly fileName: string;
  /** Type that the sender names. */
  readonly declared: string;
  readonly size: number;
}

/** What a form needs beside its file, in bytes. */
const OVERHEAD = 16 * 1024;

/**
 * Reads a form of one `file` and one `userId`, in whatever order they come.
 * @param keep stores the file's bytes as they come; it hears what was said before the file.
 * @throws DomainError for what is no such form, breaks off, or is too large.
 */
export async function readUpload(
  { bytes, type, length = 0 }: Incoming,
  keep: (file: Readable, said: SaidPair) => Promise<void>,
): Promise<MessageUpload> {
  if (length > MOST_BYTES + OVERHEAD) throw new DomainError('media_too_large');
  const form = formOf(type);
  const failure = Promise.withResolvers<never>();
  const broken = () => failure.reject(new DomainError('upload_incomplete'));
  const said = { userId: '', supportPersonId: '' };
  let source: Readable | undefined;
  let file: Promise<Omit<MessageUpload, keyof SaidPair>> | undefined;
  form.on('field', (name, value) => {
    if (name === 'userId' || name === 'supportPersonId') said[name] = value;
  });
  form.on('file', (name, stream, fileName = '', _encoding, declared) => {
    if (name !== 'file' || file !== undefined) return void stream.resume();
    source = stream.on('error', () => undefined);
    const counted = limitBytes(stream, MOST_BYTES);
    file = keep(counted.stream, { ...said }).then(() => ({
      fileName,
      declared,
      size: counted.length(),
    }));
    file.catch(failure.reject);
  });
  form.once('error', broken);
  bytes.once('close', () => bytes.readableEnded || broken());
  try {
    await Promise.race([once(bytes.pipe(form), 'finish').catch(broken), failure.promise]);
    const kept = await Promise.race([file, failure.promise]);
    if (!kept || kept.size === 0) throw new DomainError('media_missing');
    return { ...said, ...kept };
  } catch (error) {
    // What was being stored ends before the answer, so that the caller can take it away.
    bytes.unpipe(form);
    source?.destroy(new DomainError('upload_incomplete'));
    await file?.catch(() => undefined);
    throw error;
  }
}

function formOf(type: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new DomainError('unsupported_type');
  try {
    const limits = { files: 2, fields: 8, fieldSize: 200, headerPairs: 20 };
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (cause) {
    throw new DomainError('malformed', { cause });
  }
}
