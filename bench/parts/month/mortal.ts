import type { JobsRepo } from '../../../server/src/core/jobs/jobs.repo.ts';

/** What the process has lived to write when it is killed at the end of a job. */
const MOMENTS = ['nothing', 'half', 'all'] as const;

/**
 * What an instance knows of its jobs until it is killed: at the end of a job, before, while or after that is written, as
 * the chance will have it. What it had begun besides is never heard of again.
 * @param kills whether this is the end
 */
export function mortal(repo: JobsRepo, kills: () => boolean, random: () => number) {
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Error('killed');
  };
  const jobs: JobsRepo = {
    ...repo,
    claim: async (claim) => (isDead ? [] : repo.claim(claim)),
    renew: async (job, until) => !isDead && repo.renew(job, until),
    async fail(job, then) {
      if (!isDead) await repo.fail(job, then);
    },
    async complete(job, again, write) {
      if (isDead) return die();
      if (!kills()) return repo.complete(job, again, write);
      const lived = MOMENTS[Math.floor(random() * MOMENTS.length)];
      isDead = true;
      if (lived === 'nothing') return die();
      await repo.complete(job, again, async (trx) => {
        await write?.(trx);
        if (lived === 'half') die();
      });
    },
  };
  return { jobs, isDead: () => isDead };
}
