/** Where copies go: a folder, a disk that is plugged in, a bucket. */
export interface Destination {
  /** As staff know it. */
  readonly name: string;
  /** Names of the files in it. */
  list(): Promise<string[]>;
  /** Bytes that fit; undefined where nobody can say. */
  room(): Promise<number | undefined>;
  /** The file is there whole or not at all, however this process ends. */
  put(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  open(name: string): Promise<AsyncIterable<Uint8Array>>;
  remove(name: string): Promise<void>;
}
