import type { NameOfAdmin } from '../../core/changed-meanwhile.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { photoAddress } from '../../core/photos.ts';
import type { AddRoute } from '../../core/route.ts';
import { municipalitiesRead } from '../municipalities/municipalities.read.ts';
import { supportCodesRepo } from './codes.repo.ts';
import { supportCodesService } from './codes.service.ts';
import { linksRepo, type WithLink } from './links.repo.ts';
import { personsRepo } from './persons.repo.ts';
import { personsService } from './persons.service.ts';
import { supportRoutes } from './support.routes.ts';
import { supportEntryService } from './support-entry.service.ts';
import type { CallRequests, NewsFor } from './support-session.ts';
import { type SupportTodayDeps, supportTodayService } from './support-today.service.ts';

/** What the other features know of the people who are looked after. */
interface Elsewhere extends Pick<SupportTodayDeps, 'remindersOf' | 'moodsOf' | 'logOverview'> {
  readonly callRequests: CallRequests;
  readonly newsFor: NewsFor;
  readonly nameOfAdmin: NameOfAdmin;
  readonly withLink: WithLink;
}

type Photographed = Parameters<SupportTodayDeps['photoOf']>[0];

/** Relatives and carers: who they are, and how they come in. */
export function supportFeature({ db, config, ...deps }: Dependencies, elsewhere: Elsewhere) {
  const photoOf = ({ id, photo_key }: Photographed) => photoAddress(`/api/users/${id}`, photo_key);
  const repo = personsRepo(db);
  const links = linksRepo(db, elsewhere.withLink);
  const isTown = municipalitiesRead(db).exists;
  const codes = supportCodesService({
    ...deps,
    repo: supportCodesRepo(db),
    publicUrl: config.publicUrl,
    isTown,
  });
  const persons = personsService({
    ...deps,
    repo,
    links,
    codes,
    nameOfAdmin: elsewhere.nameOfAdmin,
  });
  const entry = supportEntryService({
    ...deps,
    repo,
    links,
    codes,
    isTown,
    callRequests: elsewhere.callRequests,
    newsFor: elsewhere.newsFor,
    photoOf,
  });
  const today = supportTodayService({ ...elsewhere, links, photoOf });
  return {
    persons,
    routes: (addRoute: AddRoute) => supportRoutes(addRoute, { entry, persons, codes, today }),
  };
}
