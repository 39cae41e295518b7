import * as contract from '@encina/contract/reminders';
import type { AddRoute } from '../../core/route.ts';
import type { AgendaService } from './agenda.service.ts';
import type { AnswersService } from './answers.service.ts';
import type { RemindersService } from './reminders.service.ts';

export function remindersRoutes(
  addRoute: AddRoute,
  agenda: AgendaService,
  reminders: RemindersService,
  answers: AnswersService,
): void {
  addRoute(contract.list, async ({ subject, holdsUntil }) => {
    const { items, until } = await agenda.list(subject);
    holdsUntil(until);
    return items;
  });
  addRoute(contract.agenda, async ({ subject, query, holdsUntil }) => {
    const { items, until } = await agenda.days(subject, query.days);
    holdsUntil(until);
    return items;
  });
  addRoute(contract.upcoming, async ({ subject, holdsUntil }) => {
    const { items, until } = await agenda.upcoming(subject);
    holdsUntil(until);
    return items;
  });
  addRoute(contract.history, async ({ subject, query, header, holdsUntil }) => {
    const { items, next, until } = await agenda.history(subject, query.before);
    holdsUntil(until);
    if (next) header('x-next', next);
    return items;
  });
  addRoute(contract.stats, ({ subject, query }) => agenda.stats(subject, query));
  addRoute(contract.calendar, async ({ subject, header }) => {
    header('content-disposition', 'attachment; filename="recordatorios.ics"');
    const text = await agenda.calendar(subject);
    return { bytes: Buffer.from(text), type: 'text/calendar; charset=utf-8' };
  });
  addRoute(contract.preview, ({ subject, body }) => reminders.preview(subject, body));
  addRoute(contract.create, ({ subject, body, idempotencyKey }) =>
    reminders.create(subject, body, idempotencyKey),
  );
  addRoute(contract.update, ({ subject, params, body }) =>
    reminders.update(subject, params.reminderId, body),
  );
  addRoute(contract.remove, ({ subject, params }) => reminders.remove(subject, params.reminderId));
  addRoute(contract.complete, ({ subject, params, body }) =>
    answers.complete(subject, params.reminderId, body),
  );
  addRoute(contract.answer, ({ subject, params, body }) =>
    answers.answer(subject, params.reminderId, params.occurrence, body),
  );
}
