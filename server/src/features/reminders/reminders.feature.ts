import type { On } from '../../core/route.ts';
import type { Tools } from '../../core/tools.ts';
import { agendaService } from './agenda.service.ts';
import { answersRepo } from './answers.repo.ts';
import { answersService } from './answers.service.ts';
import { remindersRepo } from './reminders.repo.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { remindersService } from './reminders.service.ts';

export function remindersFeature({ db, clock }: Tools) {
  const repo = remindersRepo(db);
  const deps = { repo, answers: answersRepo(db), clock };
  const agenda = agendaService(deps);
  const reminders = remindersService(deps);
  const answers = answersService(deps);
  return {
    agenda,
    reminders,
    answers,
    routes: (on: On) => remindersRoutes(on, agenda, reminders, answers),
  };
}
