import fc from 'fast-check';
import { ACTORS, type ActorName } from '../access-actors.ts';
import {
  malformedBody,
  malformedText,
  malformedValue,
  unusualType,
} from '../malformed-requests.ts';
import type { Operation } from './described.ts';
import { Known, known } from './known-values.ts';
import { admitted } from './schema-values.ts';

/** One request as it is thought up, before what it names is known. */
export interface Draft {
  readonly operation: Operation;
  readonly caller: ActorName;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** As a browser of staff asks: at their own address, with a cookie. */
  readonly asStaff: boolean;
  /** The request of the access tests in place of all this: what it needs is made first. */
  readonly isRight: boolean;
}

/** Who of the scene proves itself in each way that the description names. */
const CALLERS: Readonly<Record<string, readonly ActorName[]>> = {
  '': ACTORS,
  device: ['device'],
  person: ['self'],
  support: ['linked'],
  staff: ['admin'],
  staffToken: ['admin'],
};

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.oneof(fc.uuid(), malformedHeader()).map((key) => ({ 'idempotency-key': key })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { range: 'bytes=0-3' },
      { range: 'bytes=99999-' },
      { 'if-none-match': '*' },
      { authorization: 'Bearer x' },
      { cookie: 'encina_user=%00; encina_staff=x' },
    ),
  },
);

/** Of the letters that a header may have at all. */
function malformedHeader(): fc.Arbitrary<string> {
  return fc.stringMatching(/^[!-~]{0,80}$/);
}

/** A request of anybody to any of these. */
export function draftOf(operations: readonly Operation[]): fc.Arbitrary<Draft> {
  return fc.oneof(...operations.map(draftTo));
}

function draftTo(operation: Operation): fc.Arbitrary<Draft> {
  const able = operation.admits.flatMap((way) => CALLERS[way] ?? []);
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...able) },
      { weight: 1, arbitrary: fc.constantFrom(...ACTORS) },
    ),
    params: fc.record(paramsOf(operation)),
    query: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record(queryOf(operation), { requiredKeys: requiredIn(operation) }),
      },
      { weight: 1, arbitrary: fc.record(queryOf(operation), { requiredKeys: [] }) },
      {
        weight: 1,
        arbitrary: fc.dictionary(fc.constantFrom('x', '__proto__', 'limit'), malformedText),
      },
    ),
    body: bodyOf(operation),
    headers,
    asStaff: fc.boolean(),
    isRight: fc.nat(5).map((at) => at === 0),
  });
}

/** What is in the path is mostly known: else every answer would be that it is not there. */
function paramsOf({ path, parameters }: Operation) {
  const named = parameters.filter((it) => it.in === 'path');
  return Object.fromEntries(
    named.map(({ name, schema }) => [
      name,
      fc.oneof(
        {
          weight: 14,
          arbitrary: known(name === 'id' ? nounOf(path) : name) as fc.Arbitrary<unknown>,
        },
        { weight: 1, arbitrary: admitted(schema, name) },
        { weight: 1, arbitrary: malformedText },
      ),
    ]),
  );
}

/** `/api/users/{id}/photo` is about one of the users. */
const nounOf = (path: string) => /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? 'id';

function queryOf({ parameters }: Operation) {
  const named = parameters.filter((it) => it.in === 'query');
  return Object.fromEntries(
    named.map(({ name, schema }) => [
      name,
      fc.oneof(
        { weight: 6, arbitrary: admitted(schema, name) },
        { weight: 1, arbitrary: known(name) as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: malformedText },
      ),
    ]),
  );
}

const requiredIn = ({ parameters }: Operation) =>
  parameters.filter((it) => it.in === 'query' && it.required).map(({ name }) => name);

/** Right, nearly right, or nothing that anybody asked for. */
function bodyOf({ body, method }: Operation): fc.Arbitrary<unknown> {
  const mad = fc.tuple(malformedBody, unusualType).map(([text, type]) => new RawBody(text, type));
  const schema = body?.['application/json']?.schema;
  if (!schema) {
    const none = { weight: method === 'GET' ? 20 : 3, arbitrary: fc.constant(undefined) };
    return fc.oneof(none, { weight: 1, arbitrary: mad });
  }
  const valid = admitted(schema, '');
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 5, arbitrary: fc.tuple(valid, spoiling).map(([right, spoil]) => spoil(right)) },
    { weight: 1, arbitrary: mad },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** A body that is sent as it is, with the type that it claims. */
export class RawBody {
  readonly text: string;
  readonly type: string;

  constructor(text: string, type: string) {
    this.text = text;
    this.type = type;
  }
}

const deep = fc
  .nat(2_000)
  .map((depth) => JSON.parse('['.repeat(depth + 1) + ']'.repeat(depth + 1)));
const wrong = fc.oneof({ weight: 9, arbitrary: malformedValue }, { weight: 1, arbitrary: deep });

/** Something of a right body is taken away, replaced or added. */
const spoiling = fc
  .tuple(fc.constantFrom('without', 'with', 'beside'), fc.nat(9), wrong)
  .map(([how, at, value]) => (right: unknown): unknown => {
    if (typeof right !== 'object' || right === null || right instanceof Known) return value;
    if (Array.isArray(right)) return [...right, value];
    const names = Object.keys(right);
    const name = names[at % names.length] ?? 'x';
    if (how === 'beside') return { ...right, [`${name}s`]: value };
    if (how === 'with') return { ...right, [name]: value };
    return Object.fromEntries(Object.entries(right).filter(([key]) => key !== name));
  });
