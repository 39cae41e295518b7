import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { agendaService } from './agenda.service.ts';
import { answersRepo } from './answers.repo.ts';
import { answersService } from './answers.service.ts';
import { remindersRepo } from './reminders.repo.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { remindersService } from './reminders.service.ts';
import { todaysRepo } from './todays.repo.ts';
import { todaysOf } from './todays.service.ts';

export function remindersFeature({ db, clock }: Dependencies) {
  const repo = remindersRepo(db);
  const deps = { repo, answers: answersRepo(db), clock };
  const agenda = agendaService(deps);
  const reminders = remindersService(deps);
  const answers = answersService(deps);
  return {
    todaysOf: todaysOf({ repo: todaysRepo(db), clock }),
    agenda,
    reminders,
    answers,
    routes: (addRoute: AddRoute) => remindersRoutes(addRoute, agenda, reminders, answers),
  };
}
