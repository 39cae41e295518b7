import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import { isUnchanged } from './s3-signature.ts';

/** What `S3_*` asks for, and a way to end it. */
export interface S3 {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Answers as many files as that with 503 before it takes one again. */
  refuseNext(files: number): void;
  stop(): Promise<void>;
}

// A browser sends its files to the store directly, so the store has to allow our pages to.
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/** The only pair of keys that this store knows. */
const KEY = 'S3RVER';

/** A store that speaks S3 on 127.0.0.1, with one empty bucket; its files go with it. */
export async function startS3(): Promise<S3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'encina-s3-'));
  const bucket = 'encina';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [cors] }],
  });
  refuseForged(server);
  takeTurns(server);
  listAsARealStore(server);
  keepBeforeAnswering(server);
  const refuseNext = refusalsOf(server);
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: KEY,
    secretAccessKey: KEY,
    refuseNext,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function refuseForged(server: S3rver): void {
  server.middleware.unshift(async (ctx, next) => {
    if (!('X-Amz-Signature' in ctx.query) || isUnchanged(ctx.req, KEY)) return next();
    ctx.status = 403;
  });
}

/** @returns what makes it answer as many files as that with 503. */
function refusalsOf(server: S3rver): (files: number) => void {
  let refusals = 0;
  server.middleware.unshift(async (ctx, next) => {
    if (ctx.req.method !== 'PUT' || refusals === 0) return next();
    refusals -= 1;
    ctx.req.resume();
    ctx.status = 503;
  });
  return (files) => {
    refusals = files;
  };
}

/**
 * s3rver fails to list what it is just writing; a real store shows a file once it is whole. Whoever is killed while
 * sending one holds up nobody.
 */
function takeTurns(server: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  server.middleware.unshift(async (ctx, next) => {
    if (ctx.req.method !== 'PUT' && !('list-type' in ctx.query)) return next();
    const turn = last.then(next);
    last = Promise.race([turn, once(ctx.res, 'close')]).catch(() => undefined);
    return turn;
  });
}

/** s3rver misses what lies deeper than one folder under a delimiter, and fails where there is a second page (it wants a cipher that Node has no more); a real store does neither. */
function listAsARealStore(server: S3rver): void {
  const list = server.store.listObjects.bind(server.store);
  server.store.listObjects = async (name, { delimiter, ...options }) => {
    const found = await list(name, { ...options, maxKeys: Number.POSITIVE_INFINITY });
    if (!delimiter) return found;
    const from = options.prefix?.length ?? 0;
    const isDeeper = (key: string) => key.indexOf(delimiter, from) !== -1;
    const folders = found.objects
      .filter(({ key }) => isDeeper(key))
      .map(({ key }) => key.slice(0, key.indexOf(delimiter, from) + 1));
    return {
      ...found,
      objects: found.objects.filter(({ key }) => !isDeeper(key)),
      commonPrefixes: [...new Set(folders)],
    };
  };
}

/** s3rver says that a file is kept when it has read it, and goes on writing; a real store does not. */
function keepBeforeAnswering(server: S3rver): void {
  const put = server.store.putObject.bind(server.store);
  server.store.putObject = async (object) => {
    const kept = await put(object);
    const file = server.store.getResourcePath(object.bucket, object.key, 'object');
    while ((await sizeOf(file)) < kept.size) await pause(1);
    return kept;
  };
}

/** In bytes; of a file that is not there yet, none is enough. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => -1,
  );
