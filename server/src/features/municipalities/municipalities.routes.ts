import * as contract from '@encina/contract/municipalities';
import { servePhoto } from '../../core/photos.ts';
import type { On } from '../../core/route.ts';
import type { MunicipalitiesService } from './municipalities.service.ts';

export function municipalitiesRoutes(on: On, municipalities: MunicipalitiesService): void {
  on(contract.list, () => municipalities.list());
  on(contract.create, ({ actor, body }) => municipalities.create(actor, body));
  on(contract.update, ({ subject, body }) => municipalities.update(subject, body));
  on(contract.photo, async ({ params, header }) =>
    servePhoto(await municipalities.photo(params.id), header),
  );
}
