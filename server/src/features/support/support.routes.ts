import * as contract from '@encina/contract/support';
import type { On } from '../../core/route.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(on: On, support: SupportService): void {
  on(contract.messages, ({ subject }) => support.messages(subject));
}
