import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3, startS3 } from './s3.ts';

let store: S3;
let client: S3Client;

beforeAll(async () => {
  store = await startS3();
  client = new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    forcePathStyle: true,
    // The newer checksums are unknown to many stores that call themselves S3-compatible.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
});

afterAll(async () => {
  client.destroy();
  await store.stop();
});

const object = (Key: string) => ({ Bucket: store.bucket, Key });

test('the S3 store of the tests keeps, ranges, lists and deletes an object', async () => {
  const photo = object('u1/foto.txt');
  await client.send(new PutObjectCommand({ ...photo, Body: 'hola', ContentType: 'text/plain' }));
  const found = await client.send(new GetObjectCommand(photo));
  expect(await found.Body?.transformToString()).toBe('hola');
  expect(found.ContentType).toBe('text/plain');
  const part = await client.send(new GetObjectCommand({ ...photo, Range: 'bytes=1-2' }));
  expect(await part.Body?.transformToString()).toBe('ol');
  const listed = await client.send(
    new ListObjectsV2Command({ Bucket: store.bucket, Prefix: 'u1/' }),
  );
  expect(listed.Contents?.map(({ Key }) => Key)).toEqual(['u1/foto.txt']);
  await client.send(new DeleteObjectCommand(photo));
  await expect(client.send(new HeadObjectCommand(photo))).rejects.toMatchObject({
    name: 'NotFound',
  });
});

test('a signed address takes a file without any other credential, and only unchanged', async () => {
  const url = await getSignedUrl(
    client,
    new PutObjectCommand({
      ...object('u1/video.mp4'),
      ContentType: 'video/mp4',
      ContentLength: 3,
    }),
    { expiresIn: 60, signableHeaders: new Set(['content-type', 'content-length', 'host']) },
  );
  const send = async (address: string, type: string, body: string) => {
    const options = { method: 'PUT', body, headers: { 'Content-Type': type } };
    return (await fetch(address, options)).status;
  };
  expect(await send(url.replace('video.mp4', 'other.mp4'), 'video/mp4', 'abc')).toBe(403);
  expect(await send(url, 'text/html', 'abc')).toBe(403);
  expect(await send(url, 'video/mp4', 'too long')).toBe(403);
  expect(await send(url, 'video/mp4', 'abc')).toBe(200);
  const read = await getSignedUrl(client, new GetObjectCommand(object('u1/video.mp4')));
  expect(await (await fetch(read)).text()).toBe('abc');
});

test('a page of another origin may send to the S3 store of the tests', async () => {
  const answer = await fetch(`${store.endpoint}/${store.bucket}/u1/x`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://town.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});
