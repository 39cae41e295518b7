import type { LogOverview } from '../../core/access-log.ts';
import { inSeconds } from '../../core/clock.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { adminsRead } from '../admins/admins.read.ts';
import type { WhenDue } from '../reminders/due.read.ts';
import { alertsRepo } from './alerts.repo.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { awaitAnswer } from './beginning.ts';
import { answering } from './ending.ts';
import { lastHeard } from './heard.repo.ts';
import { lettingGo } from './letting-go.ts';
import { listedAlertsRepo } from './listed-alerts.repo.ts';
import { alertSettingsRepo } from './settings.repo.ts';
import { alertSettingsService } from './settings.service.ts';
import { alertKind } from './stepping.ts';
import { takenAlertsRepo } from './taken-alerts.repo.ts';
import { takenAlertsService } from './taken-alerts.service.ts';
import type { TellingDeps } from './telling.ts';
import { toldAlertsService } from './told-alerts.service.ts';

/** What is over is kept for so long, in seconds. */
const KEPT_SECONDS = 30 * 86_400;

interface Elsewhere extends Pick<TellingDeps, 'logTold' | 'tellStaff'> {
  readonly logOverview: LogOverview;
  readonly nameOfRelative: (id: string) => Promise<string | undefined>;
}

/** Who is told where somebody does not answer a reminder of her health. */
export function alertsFeature({ db, clock, notices }: Dependencies, elsewhere: Elsewhere) {
  const deps = { clock, notices, ...elsewhere };
  const alerts = alertsRepo(db);
  const { letGo, letGoOfOthers } = lettingGo(deps);
  const settings = alertSettingsService({ clock, repo: alertSettingsRepo(db), letGoOfOthers });
  const told = toldAlertsService({
    ...deps,
    alerts,
    listed: listedAlertsRepo(db),
    lastHeard: (userIds) => lastHeard(db, userIds),
    nameOf: { admin: adminsRead(db).name, support: elsewhere.nameOfRelative },
  });
  const taken = takenAlertsService({ repo: takenAlertsRepo(db), clock });
  const wait = awaitAnswer(clock);
  const whenDue: WhenDue = async (trx, due) => {
    const person = await alertsRepo(trx).person(due.personId);
    if (person) await wait(trx, { ...due, timeZone: person.time_zone }, due.dueAt);
  };
  return {
    taken,
    whenDue,
    whenAnswered: answering(deps),
    letGo,
    jobs: [alertKind(deps)],
    forgetOld: () => alerts.forget(inSeconds(clock(), -KEPT_SECONDS)),
    routes: (addRoute: AddRoute) => alertsRoutes(addRoute, settings, told, taken),
  };
}
