import type { Dependencies } from '../../core/dependencies.ts';
import { photoAddress } from '../../core/photos.ts';
import type { AddRoute } from '../../core/route.ts';
import { supportCodesRepo } from './codes.repo.ts';
import { supportCodesService } from './codes.service.ts';
import { linksRepo } from './links.repo.ts';
import { personsRepo } from './persons.repo.ts';
import { personsService } from './persons.service.ts';
import { supportRoutes } from './support.routes.ts';
import { supportEntryService } from './support-entry.service.ts';
import type { CallRequests } from './support-session.ts';

/** Relatives and carers: who they are, and how they come in. */
export function supportFeature({ db, config, ...deps }: Dependencies, callRequests: CallRequests) {
  const repo = personsRepo(db);
  const links = linksRepo(db);
  const codes = supportCodesService({
    ...deps,
    repo: supportCodesRepo(db),
    publicUrl: config.publicUrl,
  });
  const persons = personsService({ ...deps, repo, links, codes });
  const entry = supportEntryService({
    ...deps,
    repo,
    links,
    codes,
    callRequests,
    photoOf: ({ id, photo_key }) => photoAddress(`/api/users/${id}`, photo_key),
  });
  return {
    persons,
    routes: (addRoute: AddRoute) => supportRoutes(addRoute, { entry, persons, codes }),
  };
}
