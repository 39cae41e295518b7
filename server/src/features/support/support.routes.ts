import * as contract from '@encina/contract/support';
import * as access from '@encina/contract/support-access';
import { supportToday } from '@encina/contract/support-today';
import type { AddRoute } from '../../core/route.ts';
import type { SupportCodesService } from './codes.service.ts';
import type { PersonsService } from './persons.service.ts';
import type { SupportEntryService } from './support-entry.service.ts';
import type { SupportTodayService } from './support-today.service.ts';

export interface SupportServices {
  readonly entry: SupportEntryService;
  readonly persons: PersonsService;
  readonly codes: SupportCodesService;
  readonly today: SupportTodayService;
}

export function supportRoutes(
  addRoute: AddRoute,
  { entry, persons, codes, today }: SupportServices,
): void {
  addRoute(contract.persons, ({ subject }) => persons.ofUser(subject));
  addRoute(contract.createPerson, ({ subject, body }) => persons.create(subject, body));
  addRoute(contract.removePerson, ({ subject, query }) => persons.remove(subject, query.userId));
  addRoute(access.invite, ({ actor, subject, body }) => persons.invite(actor, subject, body));
  addRoute(access.issueCode, ({ actor, subject }) => codes.issue(actor, subject.id));
  addRoute(access.updatePerson, ({ actor, subject, body }) => persons.update(actor, subject, body));

  addRoute(contract.supportLogin, async ({ body, cookies, ...from }) => {
    const { session, token } = await entry.login(body, from);
    cookies.set('support', token);
    return session;
  });
  addRoute(access.choosePassword, async ({ body, cookies, ...from }) => {
    const { session, token } = await entry.choosePassword(body, from);
    cookies.set('support', token);
    return session;
  });
  addRoute(contract.ownSupport, ({ actor }) => entry.me(actor));
  addRoute(supportToday, ({ actor }) => today.today(actor));
  addRoute(contract.supportLogout, async ({ actor, cookies }) => {
    await entry.logout(actor);
    cookies.leave('support');
  });
}
