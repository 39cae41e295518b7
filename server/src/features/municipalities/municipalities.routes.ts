import * as contract from '@encina/contract/municipalities';
import { servePhoto } from '../../core/photos.ts';
import type { AddRoute } from '../../core/route.ts';
import type { MunicipalitiesService } from './municipalities.service.ts';

export function municipalitiesRoutes(
  addRoute: AddRoute,
  municipalities: MunicipalitiesService,
): void {
  addRoute(contract.list, () => municipalities.list());
  addRoute(contract.create, ({ actor, body }) => municipalities.create(actor, body));
  addRoute(contract.update, ({ actor, subject, body }) =>
    municipalities.update(actor, subject, body),
  );
  addRoute(contract.remove, ({ actor, params }) => municipalities.remove(actor, params.id));
  addRoute(contract.logos, async ({ params, header }) =>
    servePhoto(await municipalities.logos(params.id), header),
  );
  addRoute(contract.photo, async ({ params, header }) =>
    servePhoto(await municipalities.photo(params.id), header),
  );
}
