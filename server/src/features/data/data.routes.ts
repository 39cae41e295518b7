import * as contract from '@encina/contract/data';
import type { On } from '../../core/route.ts';
import type { LooksService } from './looks.service.ts';

export function dataRoutes(on: On, looks: LooksService): void {
  on(contract.looks, ({ subject }) => looks.list(subject));
}
