import type { Noun } from '@encina/contract/nouns';
import type { FastifyInstance } from 'fastify';
import type { AddRoute } from '../route.ts';
import { type Described, documentOf } from './document.ts';

/** Remembers what is mounted, and serves the description of it at `/api/openapi.json`. */
export function apiDescription() {
  const described: Described[] = [];
  return {
    /** Mounts as `addRoute` does, and notes what the endpoint is about. */
    about:
      (noun: Noun, addRoute: AddRoute): AddRoute =>
      (endpoint, handler) => {
        described.push({ noun, endpoint });
        addRoute(endpoint, handler);
      },
    serve(http: FastifyInstance): void {
      // Nobody asks for it in most lives of a server: it is made when somebody does.
      let text: string | undefined;
      http.get('/api/openapi.json', (_request, reply) => {
        text ??= JSON.stringify(documentOf(described));
        return reply.type('application/json; charset=utf-8').send(text);
      });
    },
  };
}
