import { z } from 'zod';

/** A schema of the contract as the document writes it. */
export function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
