import * as contract from '@encina/contract/support';
import type { On } from '../../core/route.ts';
import type { PersonsService } from './persons.service.ts';
import type { SupportService } from './support.service.ts';

export function supportRoutes(on: On, support: SupportService, persons: PersonsService): void {
  on(contract.persons, ({ subject }) => persons.ofUser(subject));
  on(contract.createPerson, ({ subject, body }) => persons.create(subject, body));
  on(contract.removePerson, ({ subject, query }) => persons.remove(subject, query.userId));
  on(contract.messages, ({ subject }) => support.messages(subject));
}
