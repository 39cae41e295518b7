import type { AnyEndpoint } from '@encina/contract/endpoint';
import fc from 'fast-check';
import type { Request } from './access-requests.ts';
import type { Ask } from './town.ts';

const MALFORMED_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'ñ€😀\u202e',
  '..',
  '../../etc/passwd',
  '%',
  '%00',
  '_',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-20T25:61',
  'data:image/png;base64,AAAA',
  'x'.repeat(3_000),
];

export const malformedText = fc.oneof(
  fc.constantFrom(...MALFORMED_TEXTS),
  fc.string({ unit: 'binary' }),
);
export const malformedValue = fc.oneof(
  malformedText,
  fc.constantFrom(null, true, 0, -1, 1e308, -0, 2 ** 53),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.array(malformedText, { maxLength: 3 }),
  fc.dictionary(malformedText, malformedText, { maxKeys: 3 }),
);
export const malformedBody = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom('{', '[', '"', '{"__proto__":{"admin":true}}', '[[[[[[[[', 'null', '0', ''),
  malformedText,
);
export const unusualType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'x',
);

/** Ways in which a request to the endpoint may be wrong; each is applied to a right one. */
export function malformedRequest(endpoint: AnyEndpoint): fc.Arbitrary<(right: Request) => Ask> {
  const params = endpoint.path.match(/:\w+/g) ?? [];
  const queries = Object.keys(endpoint.query.shape);
  return fc
    .record({
      params: fc.array(fc.option(malformedText, { freq: 2 }), {
        minLength: params.length,
        maxLength: params.length,
      }),
      query: fc.array(fc.tuple(fc.constantFrom(...queries, 'x'), malformedText), { maxLength: 3 }),
      fields: fc.array(fc.tuple(fc.nat(5), malformedValue), { maxLength: 2 }),
      raw: fc.option(fc.tuple(malformedBody, unusualType), { freq: 3 }),
    })
    .map(({ params: given, query, fields, raw }) => (right) => {
      const url = malformedUrl(right.url, endpoint.path, given, query);
      if (raw) {
        const [body, type] = raw;
        return { method: right.method, url, body, headers: { 'content-type': type } };
      }
      return right.body === undefined
        ? { method: right.method, url }
        : { method: right.method, url, body: withFields(right.body as object, fields) };
    });
}

function malformedUrl(
  url: string,
  path: string,
  params: readonly (string | null)[],
  query: readonly (readonly [string, string])[],
): string {
  const [rightPath = '', rightQuery = ''] = url.split('?');
  const segments = rightPath.split('/');
  path
    .split('/')
    .flatMap((segment, at) => (segment.startsWith(':') ? [at] : []))
    .forEach((at, i) => {
      segments[at] = encode(params[i] ?? decodeURIComponent(segments[at] ?? ''));
    });
  const more = query.map(([name, value]) => `${name}=${encode(value)}`);
  return `${segments.join('/')}?${[rightQuery, ...more].join('&')}`;
}

/** Half a pair of surrogates cannot be encoded: sent as a byte that is no UTF-8 instead. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function withFields(body: object, fields: readonly (readonly [number, unknown])[]): object {
  const names = Object.keys(body);
  return { ...body, ...Object.fromEntries(fields.map(([i, value]) => [names[i] ?? 'x', value])) };
}
