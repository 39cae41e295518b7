import type { S3Config } from '../../../core/s3-config.ts';
import type { Destination } from './destination.ts';

/** A bucket of an S3-compatible store. */
export function bucketDestination(s3: S3Config): Destination {
  // Loaded only where used: the S3 client is the heaviest thing in the server.
  const bucket = async () => (await import('./bucket-files.ts')).bucketFiles(s3);
  return {
    name: `el almacén ${s3.bucket}`,
    list: async () => (await bucket()).list(),
    room: async () => undefined,
    put: async (name, bytes) => (await bucket()).put(name, bytes),
    open: async (name) => (await bucket()).open(name),
    remove: async (name) => (await bucket()).remove(name),
  };
}
