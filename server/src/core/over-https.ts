import type { FastifyRequest } from 'fastify';

/** Whether the browser came over HTTPS: a trusted proxy says so, or the public address does. */
export const isOverHttps = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicUrl: string | undefined,
): boolean => protocol === 'https' || publicUrl?.startsWith('https:') === true;
