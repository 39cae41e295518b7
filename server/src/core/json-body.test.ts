import { expect, it } from 'vitest';
import { parseJsonBody } from './json-body.ts';

it.each(['{"name":"A\\u0000"}', '{"A\\u0000":1}', '["\\\\\\u0000"]'])(
  'a body with a NUL is refused: %s',
  (text) => {
    expect(() => parseJsonBody(text)).toThrow('La petición no se entiende.');
  },
);

it('an escaped backslash before "u0000" is no NUL', () => {
  expect(parseJsonBody('["C:\\\\u0000"]')).toEqual(['C:\\u0000']);
});

it('a body that is no JSON is refused', () => {
  expect(() => parseJsonBody('{"name":')).toThrow('La petición no se entiende.');
});

it.each([
  ['keys', `{${Array.from({ length: 100_002 }, (_, at) => `"${at}":0`).join()}}`],
  ['nested arrays', '['.repeat(100_002)],
])('a body of more %s than any form has is refused before it is parsed', (_, text) => {
  expect(() => parseJsonBody(text)).toThrow('Lo que envías es demasiado grande.');
});

it('a large picture is taken: its size is in one value', () => {
  const photo = `data:image/png;base64,${'A'.repeat(6_000_000)}`;
  expect(parseJsonBody(JSON.stringify({ photo }))).toEqual({ photo });
});
