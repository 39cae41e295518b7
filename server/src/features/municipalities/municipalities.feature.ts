import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { municipalitiesRepo } from './municipalities.repo.ts';
import { municipalitiesRoutes } from './municipalities.routes.ts';
import { municipalitiesService } from './municipalities.service.ts';

export function municipalitiesFeature({ config, db, ...tools }: Tools) {
  const municipalities = municipalitiesService({
    ...tools,
    repo: municipalitiesRepo(db),
    asksSetupCode: config.setupCode !== undefined,
  });
  return {
    ensureDefault: municipalities.ensureDefault,
    routes: (on: On) => municipalitiesRoutes(on, municipalities),
  };
}
