import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a signed address (AWS Signature Version 4, in the query) is the one that was signed.
 * s3rver looks at its date alone, but a real store refuses every change of method, path, type or
 * length, and our uploads count on that.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function isUnchanged(request: IncomingMessage, secret: string): boolean {
  const url = new URL(request.url ?? '', 'http://store');
  const given = url.searchParams.get('X-Amz-Signature');
  const [, day = '', region = '', service = ''] = (
    url.searchParams.get('X-Amz-Credential') ?? ''
  ).split('/');
  const signedHeaders = url.searchParams.get('X-Amz-SignedHeaders') ?? '';
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = [day, region, service, 'aws4_request'];
  const text = [
    'AWS4-HMAC-SHA256',
    url.searchParams.get('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope.reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex') === given;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function canonicalQuery(parameters: URLSearchParams): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...parameters]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}
