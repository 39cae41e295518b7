import * as contract from '@encina/contract/alerts';
import type { AddRoute } from '../../core/route.ts';
import type { AlertSettingsService } from './settings.service.ts';
import type { TakenAlertsService } from './taken-alerts.service.ts';
import type { ToldAlertsService } from './told-alerts.service.ts';

export function alertsRoutes(
  addRoute: AddRoute,
  settings: AlertSettingsService,
  told: ToldAlertsService,
  taken: TakenAlertsService,
): void {
  addRoute(contract.readSettings, ({ subject }) => settings.read(subject));
  addRoute(contract.saveSettings, ({ actor, subject, body }) =>
    settings.save(actor, subject, body),
  );
  addRoute(contract.takeBack, ({ actor, subject }) => settings.takeBack(actor, subject));
  addRoute(contract.takenAlerts, ({ subject }) => taken.list(subject));
  addRoute(contract.readTaken, ({ subject, params }) => taken.read(subject, params.alertId));
  addRoute(contract.ownAlerts, ({ actor }) => told.ofRelative(actor));
  addRoute(contract.take, ({ actor, params }) => told.takeAsRelative(actor, params.id));
  addRoute(contract.townAlerts, ({ actor }) => told.ofTown(actor));
  addRoute(contract.takeForTown, ({ actor, subject, params }) =>
    told.takeForTown(actor, subject, params.alertId),
  );
}
