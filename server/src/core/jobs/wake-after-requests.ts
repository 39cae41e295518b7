import type { FastifyInstance } from 'fastify';
import { lastScheduled } from './last-scheduled.ts';
import type { JobRunner } from './runner.ts';

/** Wakes the jobs after a request during which something was scheduled: its transaction is over by then. */
export function wakeAfterRequests(http: FastifyInstance, jobs: Pick<JobRunner, 'wake'>): void {
  http.addHook('onResponse', (_request, reply, done) => {
    if (lastScheduled() >= performance.now() - reply.elapsedTime) jobs.wake();
    done();
  });
}
