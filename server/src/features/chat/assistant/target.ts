import { category } from '@encina/contract/reminders';
import { z } from 'zod';

/** One occurrence of a reminder, as a conversation keeps it. */
export const target = z.object({
  id: z.string(),
  occurrence: z.string(),
  title: z.string(),
  category,
});
export type Target = z.output<typeof target>;
