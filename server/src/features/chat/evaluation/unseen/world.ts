import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const world = z.strictObject({
  now: z.iso.datetime({ offset: true }),
  person: z.strictObject({ name: z.string(), birthDate: z.iso.date(), town: z.string() }),
  people: z.array(
    z.strictObject({ name: z.string(), relation: z.string(), phone: z.string().nullable() }),
  ),
  reminders: z.array(
    z.strictObject({ title: z.string(), date: z.iso.date(), hour: z.iso.time({ precision: -1 }) }),
  ),
  messages: z.array(z.strictObject({ from: z.string(), text: z.string() })),
  photos: z.int(),
});
export type World = z.output<typeof world>;

/** When the dialogues are, who speaks, and what is hers before each of them. */
export const readWorld = (): World =>
  world.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'world.json'), 'utf8')));
