import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { agendaService } from './agenda.service.ts';
import type { WhenAnswered } from './answered.read.ts';
import { answersRepo } from './answers.repo.ts';
import { answersService } from './answers.service.ts';
import type { WhenDue } from './due.read.ts';
import { dueKind } from './due.ts';
import { duePass } from './due-passes.ts';
import type { FilesOfReminders } from './reminder.ts';
import { remindersRepo, type WhenRemoved } from './reminders.repo.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { remindersService } from './reminders.service.ts';
import { todaysRepo } from './todays.repo.ts';
import { todaysOf } from './todays.service.ts';

/** What others have a say in. */
export interface OfReminders {
  readonly files: FilesOfReminders;
  /** What else is done in the transaction in which a reminder rings, or is answered. */
  readonly whenDue: readonly WhenDue[];
  readonly whenAnswered: WhenAnswered;
  readonly whenRemoved: WhenRemoved;
}

export function remindersFeature(
  { db, clock, notices }: Dependencies,
  { files, whenDue, whenAnswered, whenRemoved }: OfReminders,
) {
  const repo = remindersRepo(db);
  const deps = { repo, answers: answersRepo(db, whenAnswered), clock, files, whenRemoved };
  const agenda = agendaService(deps);
  const reminders = remindersService(deps);
  /** What is written stands or falls with the transaction; files that nobody needs then go with the next sweep. */
  const within = (trx: Parameters<typeof remindersRepo>[0]) =>
    remindersService({
      repo: remindersRepo(trx),
      answers: answersRepo(trx, whenAnswered),
      clock,
      whenRemoved,
      files: { ...files, removeWithFiles: (_, remove) => remove() },
    });
  const answers = answersService(deps);
  return {
    todaysOf: todaysOf({ repo: todaysRepo(db), clock }),
    agenda,
    reminders,
    answers,
    within,
    jobs: [dueKind({ db, clock, notices, whenDue }), duePass({ db, clock })],
    routes: (addRoute: AddRoute) => remindersRoutes(addRoute, agenda, reminders, answers),
  };
}
