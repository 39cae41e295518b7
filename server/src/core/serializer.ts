import type { ActorKind, AnyEndpoint } from '@encina/contract/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

export type Serialize = (answer: unknown) => string;

/**
 * Compiles the declared response into a serializer that writes the declared fields and no others.
 * @returns for an actor's kind its serializer; undefined where the endpoint answers no JSON.
 */
export function serializers(endpoint: AnyEndpoint): (kind: ActorKind) => Serialize | undefined {
  const { response } = endpoint;
  if (response === undefined) return () => undefined;
  if (response instanceof z.ZodType) {
    const serialize = compile(response);
    return () => serialize;
  }
  const byKind = new Map(
    Object.entries(response).map(([kind, schema]) => [kind, compile(schema as z.ZodType)]),
  );
  return (kind) => byKind.get(kind);
}

function compile(schema: z.ZodType): Serialize {
  const json = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'output',
    override: withoutFormat,
  });
  return fastJsonStringify(json as Parameters<typeof fastJsonStringify>[0]);
}

/** Formats and patterns were checked on the way in; here they would only cost time. */
function withoutFormat({ jsonSchema }: { jsonSchema: { format?: unknown; pattern?: unknown } }) {
  delete jsonSchema.format;
  delete jsonSchema.pattern;
}
