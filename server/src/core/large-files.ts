import type { Readable } from 'node:stream';
import type { ByteRange } from './streamed-file.ts';

/** What a store does with files that no memory should hold whole. */
export interface LargeFiles {
  /** Rejects with what the stream fails with. */
  putStream(key: string, bytes: Readable, contentType: string): Promise<void>;
  /** The bytes as a stream, or a part of them, of a file that is there. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** In bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  move(from: string, to: string): Promise<void>;
  /** Names of the files and folders right under a folder; none where it is not there. */
  list(folder: string): AsyncIterable<string>;
  /** Every file there is, in no order. */
  all(): AsyncIterable<KeptFile>;
  /**
   * Where a browser may put exactly such a file by itself, for that long; undefined where the store has no address
   * of its own.
   */
  uploadAddress(key: string, file: ExpectedFile): Promise<string | undefined>;
}

export interface KeptFile {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
}

export interface ExpectedFile {
  readonly type: string;
  readonly size: number;
  readonly seconds: number;
}
