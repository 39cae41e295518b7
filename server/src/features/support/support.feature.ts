import { photoAddress } from '../../core/photos.ts';
import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { personsRepo } from './persons.repo.ts';
import { personsService } from './persons.service.ts';
import { type SendingDeps, sendingService } from './sending.service.ts';
import { supportRead } from './support.read.ts';
import { supportRepo } from './support.repo.ts';
import { supportRoutes } from './support.routes.ts';
import { supportService } from './support.service.ts';
import { supportEntryService } from './support-entry.service.ts';

/** @param files what a message may do with its file */
export function supportFeature({ db, ...tools }: Tools, files: SendingDeps['files']) {
  const repo = supportRepo(db);
  const people = personsRepo(db);
  const support = supportService({ ...tools, repo, files });
  const persons = personsService({ ...tools, repo: people });
  const sending = sendingService({ ...tools, repo, files, isLinked: supportRead(db).isLinked });
  const entry = supportEntryService({
    ...tools,
    repo: people,
    photoOf: ({ id, photo_key }) => photoAddress(`/api/users/${id}`, photo_key),
  });
  return {
    support,
    persons,
    routes: (on: On) => supportRoutes(on, { support, sending, entry, persons }),
  };
}
