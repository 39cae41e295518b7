import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const status = z.object({ status: z.literal('ok') });

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers; touches nothing else.',
  audience: ['stranger'],
  response: status,
});

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Database and file store answer; 503 when one does not.',
  audience: ['stranger'],
  response: status,
});
