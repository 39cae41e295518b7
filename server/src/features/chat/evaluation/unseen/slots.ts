import { z } from 'zod';
import { fault } from './lines.ts';

const DAYS = [
  'yesterday',
  'today',
  'tomorrow',
  'day-after-tomorrow',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'weekend',
  'this-week',
  'next-week',
  'every-day',
] as const;

/** Each slot holds what is right for it: one value, or several of which any is. */
const values = z.array(z.string().min(1)).min(1);
const slotsSchema = z.strictObject({
  hour: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)).optional(),
  day: z.array(z.enum(DAYS).or(z.string().regex(/^\d\d-\d\d$/))).optional(),
  part: z.array(z.enum(['morning', 'afternoon', 'night'])).optional(),
  /** From now on: `30m`. */
  in: z.array(z.string().regex(/^\d+[mh]$/)).optional(),
  title: values.optional(),
  person: values.optional(),
});
export type Slots = z.output<typeof slotsSchema>;

/** Reads `key=one/another` parts. */
export function pairsOf(place: string, parts: readonly string[]): Record<string, string[]> {
  const pairs: Record<string, string[]> = {};
  for (const part of parts) {
    const [key, value, ...more] = part.split('=').map((side) => side.trim());
    if (!key || !value || more.length > 0) throw fault(place, `"${part.trim()}" is not key=value`);
    if (key in pairs) throw fault(place, `"${key}" is said twice`);
    pairs[key] = value.split('/');
  }
  return pairs;
}

/** What a schema makes of pairs; what is wrong with them is said with their place. */
export function checked<T>(place: string, schema: z.ZodType<T>, pairs: unknown): T {
  const result = schema.safeParse(pairs);
  if (!result.success) throw fault(place, z.prettifyError(result.error));
  return result.data;
}

/** The slots of a line. */
export const slotsOf = (place: string, parts: readonly string[]): Slots =>
  checked(place, slotsSchema, pairsOf(place, parts));

/** What a turn of a dialogue may say beside the slots. */
export const turnSlotsSchema = slotsSchema.extend({
  what: z.array(z.enum(['hour', 'day', 'part', 'which'])).optional(),
  count: z.array(z.string().regex(/^\d$/)).optional(),
  first: values.optional(),
  second: values.optional(),
  of: values.optional(),
  kind: values.optional(),
  answers: values.optional(),
  slower: z.array(z.literal('yes')).optional(),
  shorter: z.array(z.literal('yes')).optional(),
});
