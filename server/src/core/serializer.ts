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
    override: onlyStructure,
  });
  return fastJsonStringify(json as Parameters<typeof fastJsonStringify>[0]);
}

/**
 * Formats and patterns were checked on the way in; here they would only cost time. Where there is a choice
 * (`nullable`), the serializer checks which it is, and "nothing else" would refuse what is only to be left out.
 */
function onlyStructure({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  delete jsonSchema.format;
  delete jsonSchema.pattern;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
