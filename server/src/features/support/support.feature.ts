import { photoAddress } from '../../core/photos.ts';
import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { personsRepo } from './persons.repo.ts';
import { personsService } from './persons.service.ts';
import { supportRoutes } from './support.routes.ts';
import { supportEntryService } from './support-entry.service.ts';

/** Relatives and carers: who they are, and how they come in. */
export function supportFeature({ db, ...tools }: Tools) {
  const repo = personsRepo(db);
  const persons = personsService({ ...tools, repo });
  const entry = supportEntryService({
    ...tools,
    repo,
    photoOf: ({ id, photo_key }) => photoAddress(`/api/users/${id}`, photo_key),
  });
  return {
    persons,
    routes: (on: On) => supportRoutes(on, { entry, persons }),
  };
}
