import type { AnyEndpoint } from '@encina/contract/endpoint';
import { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

const UNCHANGED = { description: 'What the caller has is still so.' };

/** What the endpoint answers when it does not refuse, by status. */
export function answersOf({
  method,
  response,
  file,
  ranges,
}: AnyEndpoint): Record<string, object | undefined> {
  if (file) {
    const content = Object.fromEntries(file.map((type) => [type, {}]));
    return {
      200: { description: 'The file.', content },
      206: ranges && { description: 'A part of the file.', content },
      304: UNCHANGED,
    };
  }
  if (!response) return { 204: { description: 'Done.' } };
  const schema = schemaOf(response);
  return {
    200: { description: 'The answer.', content: { 'application/json': { schema } } },
    304: method === 'GET' ? UNCHANGED : undefined,
  };
}

/** One shape for all, or one for each kind of caller. */
function schemaOf(response: NonNullable<AnyEndpoint['response']>) {
  if (response instanceof z.ZodType) return jsonSchema(response, 'output');
  const [first, ...others] = Object.values(response).map((it) => jsonSchema(it, 'output'));
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}
