/** The little that we use of packages that bring no types. */

declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    query: Record<string, unknown>;
    status: number;
  }

  interface Listing {
    objects: { key: string }[];
    commonPrefixes: string[];
    isTruncated: boolean;
  }
  interface ListingOptions {
    maxKeys?: number;
    delimiter?: string;
    prefix?: string;
  }

  interface StoredObject {
    bucket: string;
    key: string;
  }

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs?: string[] }[];
    });
    /** Koa's list, the first outermost. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: {
      listObjects(bucket: string, options: ListingOptions): Promise<Listing>;
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2'; noHinting?: boolean; [option: string]: unknown },
  ): Promise<Buffer>;
}

declare module '*/free-port.mjs' {
  export function freePort(): Promise<number>;
}
