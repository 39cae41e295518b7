import * as contract from '@encina/contract/reminders';
import type { On } from '../../core/route.ts';
import type { AgendaService } from './agenda.service.ts';
import type { AnswersService } from './answers.service.ts';
import { calendarOf } from './calendar.ts';
import type { RemindersService } from './reminders.service.ts';

export function remindersRoutes(
  on: On,
  agenda: AgendaService,
  reminders: RemindersService,
  answers: AnswersService,
): void {
  on(contract.list, ({ subject }) => agenda.list(subject));
  on(contract.agenda, ({ subject, query }) => agenda.days(subject, query.days));
  on(contract.upcoming, ({ subject }) => agenda.upcoming(subject));
  on(contract.history, async ({ subject, query, header }) => {
    const { items, next } = await agenda.history(subject, query.before);
    if (next) header('x-next', next);
    return items;
  });
  on(contract.stats, ({ subject, query }) => agenda.stats(subject, query));
  on(contract.calendar, async ({ subject, header }) => {
    header('content-disposition', 'attachment; filename="recordatorios.ics"');
    const text = calendarOf(await agenda.rules(subject));
    return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8' };
  });
  on(contract.preview, ({ subject, body }) => reminders.preview(subject, body));
  on(contract.create, ({ subject, body, idempotencyKey }) =>
    reminders.create(subject, body, idempotencyKey),
  );
  on(contract.update, ({ subject, params, body }) =>
    reminders.update(subject, params.reminderId, body),
  );
  on(contract.remove, ({ subject, params }) => reminders.remove(subject, params.reminderId));
  on(contract.complete, ({ subject, params, body }) =>
    answers.complete(subject, params.reminderId, body),
  );
  on(contract.answer, ({ subject, params, body }) =>
    answers.answer(subject, params.reminderId, params.occurrence, body),
  );
}
