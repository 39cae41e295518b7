import type { LogStaffAct } from '../../core/access-log.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { cardsRepo } from './cards.repo.ts';
import { cardsRoutes, type Entering } from './cards.routes.ts';
import { type Admit, cardsService } from './cards.service.ts';

interface Others extends Entering {
  readonly admit: Admit;
  readonly logStaffAct: LogStaffAct;
}

/** @param others what the features say that know the people, their entry and their access log */
export function cardsFeature({ config, db, ...deps }: Dependencies, others: Others) {
  const cards = cardsService({
    ...deps,
    ...others,
    repo: cardsRepo(db),
    publicUrl: config.publicUrl,
  });
  return { routes: (addRoute: AddRoute) => cardsRoutes(addRoute, cards, others) };
}
