import * as contract from '@encina/contract/factors';
import type { AddRoute } from '../../core/route.ts';
import type { OwnService } from './own.service.ts';
import type { TownService } from './town.service.ts';

export function factorsRoutes(addRoute: AddRoute, own: OwnService, town: TownService): void {
  addRoute(contract.ownFactorsState, ({ actor, page }) => own.state(actor, page));
  addRoute(contract.startPasskey, ({ actor, page }) => own.startPasskey(actor, page));
  addRoute(contract.addPasskey, ({ actor, body, ...from }) => own.addPasskey(actor, body, from));
  addRoute(contract.removePasskey, ({ actor, params }) =>
    own.removePasskey(actor, params.passkeyId),
  );
  addRoute(contract.startApp, ({ actor }) => own.startApp(actor));
  addRoute(contract.addApp, ({ actor, body }) => own.addApp(actor, body));
  addRoute(contract.removeApp, ({ actor }) => own.removeApp(actor));
  addRoute(contract.renewCodes, ({ actor }) => own.renewCodes(actor));
  addRoute(contract.setRule, ({ actor, body }) => town.setRule(actor, body.isRequired));
  addRoute(contract.clearFactors, ({ actor, subject }) => town.clear(actor, subject));
}
