import * as people from '@encina/contract/support';
import * as messages from '@encina/contract/support-messages';
import type { On } from '../../core/route.ts';
import type { PersonsService } from './persons.service.ts';
import type { SendingService } from './sending.service.ts';
import type { SupportService } from './support.service.ts';
import type { SupportEntryService } from './support-entry.service.ts';

export interface SupportServices {
  readonly support: SupportService;
  readonly sending: SendingService;
  readonly entry: SupportEntryService;
  readonly persons: PersonsService;
}

export function supportRoutes(on: On, services: SupportServices): void {
  const { support, sending, entry, persons } = services;
  on(people.persons, ({ subject }) => persons.ofUser(subject));
  on(people.createPerson, ({ subject, body }) => persons.create(subject, body));
  on(people.removePerson, ({ subject, query }) => persons.remove(subject, query.userId));

  on(people.supportLogin, async ({ body, cookies, ...from }) => {
    const { session, token } = await entry.login(body, from);
    cookies.set('support', token);
    return session;
  });
  on(people.ownSupport, ({ actor }) => entry.me(actor));
  on(people.supportLogout, async ({ actor, cookies }) => {
    await entry.logout(actor);
    cookies.clear('support');
  });

  on(messages.messages, async ({ subject, header }) => {
    header('x-total-count', await support.count(subject));
    return support.messages(subject);
  });
  for (const seen of [messages.markSeen, messages.putMarkSeen, messages.putSeen]) {
    on(seen, ({ subject, body }) => support.markSeen(subject, body));
  }
  on(messages.deleteSeen, ({ subject, body }) => support.deleteSeen(subject, body));
  on(messages.answerMessage, ({ subject, params, body }) =>
    support.answer(subject, params.messageId, body),
  );
  on(messages.replyToMessage, ({ subject, params, body, idempotencyKey }) =>
    support.reply(subject, params.messageId, body.mediaUrl, idempotencyKey),
  );
  on(messages.keepMessage, ({ subject, params }) => support.keep(subject, params.messageId));

  on(messages.sendMessage, ({ actor, params, body, idempotencyKey }) =>
    sending.send(actor, params.supportId, body, idempotencyKey),
  );
  on(messages.sentMessages, ({ actor, params, query }) =>
    sending.between(actor, params.supportId, query.userId),
  );
}
