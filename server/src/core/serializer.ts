import type { ActorKind, AnyEndpoint } from '@encina/contract/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import { fieldPicker, type Shape } from './declared-fields.ts';

export type Serialize = (answer: unknown) => string;

/**
 * A serializer of the declared response, that writes the declared fields and no others. Compiled when it is first
 * wanted: a start need not wait for two hundred of them.
 * @returns for an actor's kind its serializer; undefined where the endpoint answers no JSON.
 */
export function serializers(endpoint: AnyEndpoint): (kind: ActorKind) => Serialize | undefined {
  const { response } = endpoint;
  if (response === undefined) return () => undefined;
  if (response instanceof z.ZodType) return onFirstUse(() => compile(response));
  const byKind = new Map(
    Object.entries(response).map(([kind, schema]) => [
      kind,
      onFirstUse(() => compile(schema as z.ZodType)),
    ]),
  );
  return (kind) => byKind.get(kind)?.();
}

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function compile(schema: z.ZodType): Serialize {
  const json = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'output',
    override: onlyStructure,
  });
  const pick = fieldPicker(json as Shape);
  if (!pick) return exact(json);
  // For a value of another type than was declared, which it turns into that, or refuses.
  const exactly = onFirstUse(() => exact(json));
  return (answer) => {
    const fields = pick(answer);
    return fields === undefined ? exactly()(answer) : JSON.stringify(fields);
  };
}

const exact = (json: unknown): Serialize =>
  fastJsonStringify(json as Parameters<typeof fastJsonStringify>[0]);

/**
 * Formats and patterns were checked on the way in; here they would only cost time. Where there is a choice
 * (`nullable`), the serializer checks which it is, and "nothing else" would refuse what is only to be left out.
 */
function onlyStructure({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  delete jsonSchema.format;
  delete jsonSchema.pattern;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
