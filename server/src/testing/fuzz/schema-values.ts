import fc from 'fast-check';
import { START } from '../town.ts';
import type { Schema } from './described.ts';
import { known } from './known-values.ts';

/** In days: how far from now an instant may lie. */
const AROUND = 400;
const MOST_LETTERS = 60;
const MOST_ITEMS = 4;

const instant = fc
  .integer({ min: -AROUND * 1_440, max: AROUND * 1_440 })
  .map((minutes) => Temporal.Instant.from(START).add({ minutes }).toString());

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc.oneof(instant, fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.9Z')),
  date: fc.oneof(
    instant.map((text) => text.slice(0, 10)),
    fc.constantFrom('1900-02-28', '2024-02-29', '9999-12-31'),
  ),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
};

/** Values that the schema admits. @param name under which the value stands, for what the server knows by it */
export function admitted(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => admitted(choice, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, name);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -9, -1e9),
        max: Math.min(schema.maximum ?? 9, 1e9),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(admitted(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case 'object':
      return recordOf(schema);
    default:
      return fc.constant(null);
  }
}

function recordOf({ properties = {}, required = [], additionalProperties }: Schema) {
  const fields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, it]) => [key, admitted(it, key)])),
    { requiredKeys: [...required] },
  );
  if (typeof additionalProperties !== 'object') return fields;
  const others = fc.dictionary(fc.string(), admitted(additionalProperties, ''), { maxKeys: 3 });
  return fc.tuple(fields, others).map(([own, more]) => ({ ...more, ...own }));
}

/** Mostly what the server knows under that name; else what the schema describes. */
function textOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = MOST_LETTERS, allOf } = schema;
  const free = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MOST_LETTERS)),
  });
  const longest = fc.constant('ñ'.repeat(Math.min(maxLength, 5_000)));
  const written: fc.Arbitrary<unknown> =
    FORMATS[format ?? ''] ?? matching(pattern ?? allOf?.[0]?.pattern) ?? free;
  return fc.oneof(
    { weight: 6, arbitrary: known(name) as fc.Arbitrary<unknown> },
    { weight: 6, arbitrary: written },
    { weight: 1, arbitrary: longest },
  );
}

/** Undefined where the pattern says more than can be made of it. */
function matching(pattern: string | undefined): fc.Arbitrary<string> | undefined {
  if (pattern === undefined) return undefined;
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: MOST_LETTERS });
  } catch {
    return undefined;
  }
}
