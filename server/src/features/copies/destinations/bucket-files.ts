import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { s3Client, s3Reader } from '../../../core/s3-client.ts';
import type { S3Config } from '../../../core/s3-config.ts';
import { objectsOf } from '../../../core/storage-s3.ts';
import { inParts } from './parts.ts';

/** The files of a bucket that are copies. */
export function bucketFiles(s3: S3Config) {
  const client = s3Client(s3);
  const read = s3Reader(s3);
  const at = (name: string) => ({ Bucket: s3.bucket, Key: name });
  return {
    async list() {
      const names: string[] = [];
      for await (const { key } of objectsOf(client, s3.bucket, 'encina-')) names.push(key);
      return names;
    },
    put: (name: string, bytes: AsyncIterable<Uint8Array>) => upload(client, at(name), bytes),
    open: (name: string) => read(name),
    async remove(name: string) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

/** In parts, one in memory: the store wants to know the length of what it takes. There is no file until the last is in. */
async function upload(
  client: S3Client,
  at: { Bucket: string; Key: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
  const parts: { ETag: string | undefined; PartNumber: number }[] = [];
  try {
    for await (const Body of inParts(bytes)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({ ...at, UploadId, PartNumber, Body }),
      );
      parts.push({ ETag, PartNumber });
    }
    const MultipartUpload = { Parts: parts };
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  }
}
