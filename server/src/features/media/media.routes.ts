import * as contract from '@encina/contract/media';
import type { On } from '../../core/route.ts';
import type { ConfirmService } from './confirm.service.ts';
import type { MediaService } from './media.service.ts';
import type { UploadsService } from './uploads.service.ts';

export interface MediaServices {
  readonly media: MediaService;
  readonly uploads: UploadsService;
  readonly confirm: ConfirmService;
}

export function mediaRoutes(on: On, { media, uploads, confirm }: MediaServices): void {
  on(contract.uploadUrl, ({ subject, body }) => uploads.address(subject, body));
  on(contract.receive, ({ subject, params, query, incoming }) =>
    uploads.receive(subject, params.uploadId, query.signature, incoming()),
  );
  on(contract.confirm, ({ subject, body }) => confirm(subject, body));
  on(contract.list, async ({ subject, query, header }) => {
    const { items, total, next } = await media.page(subject, query);
    header('x-total-count', total);
    if (next) header('x-next', next);
    return items;
  });
  on(contract.onThisDay, ({ subject }) => media.onThisDay(subject));
  on(contract.stats, ({ subject }) => media.stats(subject));
  on(contract.object, ({ subject, params }) => media.object(subject, params.mediaId));
  on(contract.thumbnail, ({ subject, params }) => media.thumbnail(subject, params.mediaId));
  on(contract.update, ({ actor, params, body }) =>
    media.setFavorite(actor, params.id, body.isFavorite),
  );
  on(contract.remove, ({ actor, params }) => media.remove(actor, params.id));
}
