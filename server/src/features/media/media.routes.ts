import * as contract from '@encina/contract/media';
import type { On } from '../../core/route.ts';
import type { MediaService } from './media.service.ts';

export function mediaRoutes(on: On, media: MediaService): void {
  on(contract.stats, ({ subject }) => media.stats(subject));
}
