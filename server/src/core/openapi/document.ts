import type { AnyEndpoint, Method } from '@encina/contract/endpoint';
import { NOUNS, type Noun } from '@encina/contract/nouns';
import { STAFF_PATH } from '@encina/contract/staff-path';
import { answersOf } from './answers.ts';
import { inputOf } from './input.ts';
import { responses } from './responses.ts';
import { schemes, securityOf } from './security.ts';

export interface Described {
  readonly noun: Noun;
  readonly endpoint: AnyEndpoint;
}

const ABOUT = [
  'What the server of Encina answers, made of the declarations from which its routes are made.',
  'Sentences of refusals are Spanish, for the person who reads them; programs go by `code`.',
].join(' ');

/** The OpenAPI document of these endpoints. */
export function documentOf(described: readonly Described[]) {
  const refused = responses();
  const paths: Record<string, Record<string, object>> = {};
  for (const { noun, endpoint } of described) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: operationId(endpoint.method, endpoint.path),
        tags: [noun],
        summary: endpoint.summary,
        description: `For: ${endpoint.audience.join(', ')}.`,
        security: securityOf(endpoint),
        ...inputOf(endpoint),
        responses: { ...answersOf(endpoint), ...refused.of(endpoint) },
      },
    };
  }
  const nouns = new Set(described.map(({ noun }) => noun));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Encina',
      version: '1',
      description: ABOUT,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [
      { url: '/', description: 'Everybody.' },
      {
        url: STAFF_PATH.replace(/\/api\/?$/, ''),
        description: 'Staff in a browser: their cookie is sent to no other address.',
      },
    ],
    tags: [...nouns].map((name) => ({ name, description: NOUNS[name] })),
    paths,
    components: {
      securitySchemes: schemes,
      schemas: refused.schemas,
      responses: refused.components,
    },
  };
}

/** `GET /api/users/:id/reminders` is `getUsersByIdReminders`. */
function operationId(method: Method, path: string): string {
  const words = path
    .replace(/^\/api/, '')
    .replaceAll('/:', '/by-')
    .split(/[^a-zA-Z]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((it) => it[0]?.toUpperCase() + it.slice(1)).join('');
}
