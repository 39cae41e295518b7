import type { AnyEndpoint } from '@encina/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { serializers } from './serializer.ts';

const declared = (response: AnyEndpoint['response']): AnyEndpoint => ({
  method: 'GET',
  path: '/x',
  summary: 'x',
  audience: ['user', 'admin'],
  params: z.object({}),
  query: z.object({}),
  ...(response ? { response } : {}),
});
const write = (schema: z.ZodType, answer: unknown) =>
  JSON.parse(serializers(declared(schema))('user')?.(answer) ?? 'null');

const person = z.object({ name: z.string(), at: z.iso.datetime().nullable() });

it('what is not declared does not leave, at any depth', () => {
  const row = { name: 'Ana', at: null, pin_hash: 'x', more: { secret: 1 } };
  const schema = z.object({ one: person, maybe: person.nullable(), many: z.array(person) });
  expect(write(schema, { one: row, maybe: row, many: [row], pin_hash: 'x' })).toStrictEqual({
    one: { name: 'Ana', at: null },
    maybe: { name: 'Ana', at: null },
    many: [{ name: 'Ana', at: null }],
  });
});

it('null, optional, accents, quotes and half a letter are written as they are', () => {
  const schema = z.object({
    none: person.nullable(),
    left: z.string().optional(),
    text: z.string(),
    kind: z.enum(['a', 'b']),
    numbers: z.array(z.int()),
  });
  const text = 'ñ "cita" \\ \n \u2028 😀 \ud800';
  const written = write(schema, { none: null, text, kind: 'a', numbers: [0, -1] });
  expect(written).toStrictEqual({ none: null, text, kind: 'a', numbers: [0, -1] });
});

it('what is of another type than was declared is written as that type, and an object in its place leaves nothing', () => {
  const schema = z.object({ count: z.int(), at: z.string(), text: z.string() });
  const secret = { pin_hash: 'x' };
  const written = JSON.stringify(write(schema, { count: 3n, at: new Date(0), text: secret }));
  expect(written).toContain('1970-01-01');
  expect(written).toContain('"count":3');
  expect(written).not.toContain('pin_hash');
});

it('what was declared and is missing is an error and no shorter answer', () => {
  expect(() => write(z.array(person), [{ name: 'Ana' }])).toThrow();
});

it('each kind of actor has its own fields, and a kind without any gets nothing', () => {
  const response = { user: z.object({ name: z.string() }), admin: person };
  const serializerFor = serializers(declared(response));
  const row = { name: 'Ana', at: '2026-11-20T16:05:00.000Z' };
  expect(JSON.parse(serializerFor('user')?.(row) ?? '')).toStrictEqual({ name: 'Ana' });
  expect(JSON.parse(serializerFor('admin')?.(row) ?? '')).toStrictEqual(row);
  expect(serializerFor('device')).toBeUndefined();
});

it('an endpoint that answers no JSON has no serializer', () => {
  expect(serializers(declared(undefined))('user')).toBeUndefined();
});
