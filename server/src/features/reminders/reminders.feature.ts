import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { agendaService } from './agenda.service.ts';
import { remindersRepo } from './reminders.repo.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { remindersService } from './reminders.service.ts';

export function remindersFeature({ db, clock }: Tools) {
  const repo = remindersRepo(db);
  const agenda = agendaService({ repo, clock });
  const reminders = remindersService({ repo, clock });
  return { agenda, reminders, routes: (on: On) => remindersRoutes(on, agenda, reminders) };
}
