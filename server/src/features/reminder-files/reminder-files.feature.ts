import { toText } from '../../core/clock.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Pictures } from '../../core/files/pictures.ts';
import type { AddRoute } from '../../core/route.ts';
import { acceptIn } from './accept.ts';
import { type Ended, leavingRepo } from './leaving.repo.ts';
import { reminderFilesRepo } from './reminder-files.repo.ts';
import { reminderFilesRoutes } from './reminder-files.routes.ts';
import { reminderFilesService } from './reminder-files.service.ts';
import { removedVoicesRepo } from './removed-voices.repo.ts';

/** The photo and the voice of a reminder, or of a proposal. */
export function reminderFilesFeature({ db, ...shared }: Dependencies, pictures: Pictures) {
  const repo = reminderFilesRepo(db);
  const deps = { ...shared, pictures, repo };
  const accept = acceptIn(deps);
  const files = reminderFilesService({ ...deps, removed: removedVoicesRepo(db) });
  return {
    /** For proposals: what is given with one, and what becomes of it in the transaction of her answer. */
    filesOfProposals: {
      accept,
      list: files.ofProposals,
      within: leavingRepo,
      /** Removes the folders that `within` gave, once its transaction has ended. */
      discard: files.discard,
    },
    ofReminders: files,
    /** In the transaction in which a link ends. @returns folders that nobody needs any more */
    removeVoices: (trx: Parameters<typeof leavingRepo>[0], ended: Ended): Promise<string[]> =>
      leavingRepo(trx).removeVoicesOf(ended, toText(shared.clock())),
    /** What the sweep asks. */
    rows: { reminders: repo.among },
    async expire(before: string): Promise<void> {
      await files.discard(await repo.expire(before));
    },
    routes: (addRoute: AddRoute) => reminderFilesRoutes(addRoute, { files, accept }),
  };
}
