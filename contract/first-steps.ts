import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId } from './fields.ts';

/** What a town hall does first, each done or not. */
export const firstSteps = z.object({
  /** The town hall's telephone is known: it is shown where a person may need help. */
  town: z.boolean(),
  people: z.boolean(),
  devices: z.boolean(),
  /** The data folder has been copied somewhere within two days. */
  copy: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

export const steps = endpoint({
  method: 'GET',
  path: '/api/municipalities/:id/first-steps',
  summary: 'What has been done of what a town hall does first.',
  audience: ['admin'],
  subject: { kind: 'municipality', in: 'params', name: 'id' },
  params: byId,
  response: firstSteps,
});
