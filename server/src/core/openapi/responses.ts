import type { AnyEndpoint } from '@encina/contract/endpoint';
import type { ErrorCode } from '@encina/contract/error-codes';
import { statusOf } from '../errors.ts';
import { refusalsOf } from '../refusals.ts';

const REFUSAL = {
  type: 'object',
  description: 'Why nothing was done.',
  properties: {
    error: { type: 'string', description: 'For the person who reads it, in Spanish.' },
    code: { type: 'string', description: 'For programs.' },
    fields: {
      type: 'object',
      description: 'Sentences by field, for a form.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['error', 'code'],
  additionalProperties: false,
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** Refusals as responses of the document, each written once however many endpoints refuse like that. */
export function responses() {
  const components: Record<string, object> = {};

  function reference(status: number, codes: readonly ErrorCode[]) {
    const name = [status, ...codes].join('.');
    components[name] ??= {
      description: codes.join(', '),
      ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Refusal' },
              { type: 'object', properties: { code: { enum: codes } } },
            ],
          },
        },
      },
    };
    return { $ref: `#/components/responses/${name}` };
  }

  return {
    schemas: { Refusal: REFUSAL },
    components,
    of(endpoint: AnyEndpoint): Record<string, object> {
      const byStatus = Map.groupBy([...refusalsOf(endpoint)].toSorted(), statusOf);
      return Object.fromEntries(
        [...byStatus].map(([status, codes]) => [status, reference(status, codes)]),
      );
    },
  };
}
