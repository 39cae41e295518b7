import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { municipalitiesRepo } from './municipalities.repo.ts';
import { municipalitiesRoutes } from './municipalities.routes.ts';
import { municipalitiesService } from './municipalities.service.ts';

export function municipalitiesFeature({ config, db, ...deps }: Dependencies) {
  const municipalities = municipalitiesService({
    ...deps,
    repo: municipalitiesRepo(db),
    asksSetupCode: config.setupCode !== undefined,
  });
  return {
    ensureDefault: municipalities.ensureDefault,
    routes: (addRoute: AddRoute) => municipalitiesRoutes(addRoute, municipalities),
  };
}
