import * as contract from '@encina/contract/reminders';
import type { On } from '../../core/route.ts';
import type { RemindersService } from './reminders.service.ts';

export function remindersRoutes(on: On, reminders: RemindersService): void {
  on(contract.list, ({ subject }) => reminders.list(subject));
  on(contract.stats, ({ subject }) => reminders.stats(subject));
  on(contract.complete, ({ subject, params, body }) =>
    reminders.complete(subject, params.reminderId, body),
  );
}
