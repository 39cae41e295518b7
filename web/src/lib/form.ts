import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Sentences by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a schema has against these values: one sentence a field, the first that applies. */
export function fieldErrors(schema: z.ZodType, values: unknown): FieldErrors {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

/** The same from the server's refusal. */
export function refusedFields(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}
