import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';

/** In ms. Left to itself the client waits for ever. What goes on takes its time, as a film over a poor line. */
const LONGEST_CONNECTING = 3_000;
const LONGEST_SILENCE = 60_000;

/** What the client thinks of an attempt is not for whoever reads the terminal; what fails for good is thrown. */
const unheard = () => undefined;
const quiet = { debug: unheard, info: unheard, warn: unheard, error: unheard };

type Limits = Extract<S3ClientConfig['requestHandler'], { requestTimeout?: number }>;

const client = (s3: S3Config, limits: Limits) =>
  new S3Client({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    region: s3.region,
    requestHandler: { connectionTimeout: LONGEST_CONNECTING, ...limits },
    logger: quiet,
    // S3-compatible stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** For all but what is read little by little: it fails where nothing goes either way for so many ms. */
export const s3Client = (s3: S3Config, silence = LONGEST_SILENCE): S3Client =>
  client(s3, { socketTimeout: silence });

/**
 * Opens objects that are read little by little. Whoever reads may rest for as long as she likes, as a film does that
 * is paused; the store may be silent for so many ms while it is waited for.
 */
export function s3Reader(s3: S3Config, silence = LONGEST_SILENCE) {
  // Of a request without a body this is the time until the answer begins.
  const reading = client(s3, { requestTimeout: silence, throwOnRequestTimeout: true });
  return async (key: string, range?: string): Promise<Readable> => {
    const { Body } = await reading.send(
      new GetObjectCommand({ Bucket: s3.bucket, Key: key, Range: range }),
    );
    // In Node the body is always one of its streams.
    if (Body instanceof IncomingMessage) endWhenSilent(Body, silence);
    return Body as Readable;
  };
}

/** Where there is room at both looks and no byte came between them, nobody else has kept the store waiting. */
function endWhenSilent(body: IncomingMessage, silence: number): void {
  const { socket } = body;
  const look = () => ({
    hasRoom: body.readableLength < body.readableHighWaterMark,
    bytes: socket.bytesRead,
  });
  let before = look();
  const timer = setInterval(() => {
    const now = look();
    if (before.hasRoom && now.hasRoom && before.bytes === now.bytes) {
      const error = new Error(`the store has said nothing for ${silence} ms`);
      body.destroy(Object.assign(error, { name: 'TimeoutError' }));
    }
    before = now;
  }, silence);
  body.once('close', () => clearInterval(timer));
}
