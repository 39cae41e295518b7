import * as contract from '@encina/contract/support';
import type { On } from '../../core/route.ts';
import type { PersonsService } from './persons.service.ts';
import type { SupportEntryService } from './support-entry.service.ts';

export interface SupportServices {
  readonly entry: SupportEntryService;
  readonly persons: PersonsService;
}

export function supportRoutes(on: On, { entry, persons }: SupportServices): void {
  on(contract.persons, ({ subject }) => persons.ofUser(subject));
  on(contract.createPerson, ({ subject, body }) => persons.create(subject, body));
  on(contract.removePerson, ({ subject, query }) => persons.remove(subject, query.userId));

  on(contract.supportLogin, async ({ body, cookies, ...from }) => {
    const { session, token } = await entry.login(body, from);
    cookies.set('support', token);
    return session;
  });
  on(contract.ownSupport, ({ actor }) => entry.me(actor));
  on(contract.supportLogout, async ({ actor, cookies }) => {
    await entry.logout(actor);
    cookies.clear('support');
  });
}
