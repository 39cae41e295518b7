import type { AnyEndpoint } from '@encina/contract/endpoint';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Serves the API's description at `/api/openapi.json`, made of the same declarations as the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Encina', version: '1' } },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint;
      return { url, schema: endpoint ? describe(endpoint) : { ...schema, hide: true } };
    },
  });
}

export function serveDescription(app: FastifyInstance): void {
  app.get('/api/openapi.json', () => app.swagger());
}

function describe(endpoint: AnyEndpoint) {
  return {
    summary: endpoint.summary,
    description: `Audience: ${endpoint.audience.join(', ')}.`,
    params: json(endpoint.params),
    querystring: json(endpoint.query),
    ...(endpoint.body ? { body: json(endpoint.body) } : {}),
    response: answers(endpoint),
  };
}

function answers({ response, file }: AnyEndpoint) {
  if (file) return { 200: { description: 'File' } };
  if (!response) return { 204: { description: 'Done' } };
  const schemas = response instanceof z.ZodType ? [response] : Object.values(response);
  return { 200: { description: 'Answer', anyOf: schemas.map((schema) => json(schema, 'output')) } };
}

function json(schema: z.ZodType, io: 'input' | 'output' = 'input') {
  return z.toJSONSchema(schema, { target: 'draft-07', io, unrepresentable: 'any' });
}
