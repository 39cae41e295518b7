import { steps } from '@encina/contract/first-steps';
import type { NameOfAdmin } from '../../core/changed-meanwhile.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { firstStepsRepo } from './first-steps.repo.ts';
import { firstStepsService } from './first-steps.service.ts';
import { municipalitiesRepo } from './municipalities.repo.ts';
import { municipalitiesRoutes } from './municipalities.routes.ts';
import { municipalitiesService } from './municipalities.service.ts';

export function municipalitiesFeature(
  { config, db, ...deps }: Dependencies,
  nameOfAdmin: NameOfAdmin,
) {
  const municipalities = municipalitiesService({
    ...deps,
    repo: municipalitiesRepo(db),
    asksSetupCode: config.setupCode !== undefined,
    nameOfAdmin,
  });
  const first = firstStepsService({
    ...deps,
    repo: firstStepsRepo(db),
    dataDir: config.dataDir,
  });
  return {
    ensureDefault: municipalities.ensureDefault,
    routes: (addRoute: AddRoute) => {
      municipalitiesRoutes(addRoute, municipalities);
      addRoute(steps, ({ subject }) => first.done(subject));
    },
  };
}
