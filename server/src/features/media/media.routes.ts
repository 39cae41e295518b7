import * as contract from '@encina/contract/media';
import type { AddRoute } from '../../core/route.ts';
import type { ConfirmService } from './confirm.service.ts';
import type { MediaService } from './media.service.ts';
import type { UploadsService } from './uploads.service.ts';

export interface MediaServices {
  readonly media: MediaService;
  readonly uploads: UploadsService;
  readonly confirm: ConfirmService;
}

export function mediaRoutes(addRoute: AddRoute, { media, uploads, confirm }: MediaServices): void {
  addRoute(contract.uploadUrl, ({ subject, body }) => uploads.address(subject, body));
  addRoute(contract.receive, ({ subject, params, query, incoming }) =>
    uploads.receive(subject, params.uploadId, query.signature, incoming()),
  );
  addRoute(contract.confirm, ({ subject, body }) => confirm(subject, body));
  addRoute(contract.list, async ({ subject, query, header }) => {
    const { items, total, next } = await media.page(subject, query);
    header('x-total-count', total);
    if (next) header('x-next', next);
    return items;
  });
  addRoute(contract.onThisDay, ({ subject }) => media.onThisDay(subject));
  addRoute(contract.stats, ({ subject }) => media.stats(subject));
  addRoute(contract.object, ({ subject, params }) => media.object(subject, params.mediaId));
  addRoute(contract.thumbnail, ({ subject, params }) => media.thumbnail(subject, params.mediaId));
  addRoute(contract.update, ({ actor, params, body }) => media.change(actor, params.id, body));
  addRoute(contract.remove, ({ actor, params }) => media.remove(actor, params.id));
}
