import { z } from 'zod';
import { about, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';

/** What a town hall does first, each done or not. */
const firstSteps = z.object({
  /** The town hall's telephone is known: it is shown where a person may need help. */
  town: z.boolean(),
  people: z.boolean(),
  devices: z.boolean(),
  /** The data folder has been copied somewhere within two days. */
  copy: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

export const steps = endpoint(staffs('GET', '/api/municipalities/:id/first-steps'), {
  ...about('municipality'),
  summary: 'What has been done of what a town hall does first.',
  response: firstSteps,
});
