import type { AnyEndpoint } from '@encina/contract/endpoint';
import type { z } from 'zod';
import { jsonSchema } from './json-schema.ts';

/** What a request to the endpoint brings: its address and its body. */
export function inputOf({ params, query, body, incoming }: AnyEndpoint) {
  const parameters = [...parametersIn('path', params), ...parametersIn('query', query)];
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body) } : {}),
    ...(incoming ? { requestBody: { required: true, content: { '*/*': {} } } } : {}),
  };
}

function parametersIn(place: 'path' | 'query', fields: z.ZodObject) {
  const { properties = {}, required = [] } = jsonSchema(fields, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function requestBody(body: z.ZodType) {
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: jsonSchema(body, 'input') } },
  };
}
