import * as contract from '@encina/contract/messages';
import type { AddRoute } from '../../core/route.ts';
import type { AnswersService } from './answers.service.ts';
import type { KeepingService } from './keeping.service.ts';
import type { MessageFilesService } from './message-files.service.ts';
import type { MessagesService } from './messages.service.ts';
import type { SendingService } from './sending.service.ts';

export interface MessagesServices {
  readonly messages: MessagesService;
  readonly answers: AnswersService;
  readonly keeping: KeepingService;
  readonly sending: SendingService;
  readonly files: MessageFilesService;
}

export function messagesRoutes(
  addRoute: AddRoute,
  { messages, answers, keeping, sending, files }: MessagesServices,
): void {
  addRoute(contract.messages, async ({ subject, header }) => {
    header('x-total-count', await messages.count(subject));
    return messages.messages(subject);
  });
  for (const seen of [contract.markSeen, contract.putMarkSeen, contract.putSeen]) {
    addRoute(seen, ({ subject, body }) => messages.markSeen(subject, body));
  }
  addRoute(contract.deleteSeen, ({ subject, body }) => messages.deleteSeen(subject, body));
  addRoute(contract.answerMessage, ({ subject, params, body }) =>
    answers.answer(subject, params.messageId, body),
  );
  addRoute(contract.replyToMessage, ({ subject, params, body, idempotencyKey }) =>
    answers.reply(subject, params.messageId, body.mediaUrl, idempotencyKey),
  );
  addRoute(contract.keepMessage, ({ subject, params }) => keeping.keep(subject, params.messageId));
  addRoute(contract.keepMessages, ({ subject, body }) => keeping.keepAll(subject, body.ids));

  addRoute(contract.sendMessage, ({ actor, params, body, idempotencyKey }) =>
    sending.send(actor, params.supportId, body, idempotencyKey),
  );
  addRoute(contract.sentMessages, async ({ actor, params, query, header }) => {
    const { items, next } = await sending.between(actor, params.supportId, query);
    if (next) header('x-next', next);
    return items;
  });
  addRoute(contract.readMessages, ({ actor, params, body }) =>
    sending.markRead(actor, params.supportId, body.userId),
  );
  addRoute(contract.haveCalled, ({ actor, params, body }) =>
    sending.haveCalled(actor, params.supportId, body.userId),
  );

  addRoute(contract.askUpload, async ({ actor, query }) => {
    await files.check(actor, query.userId);
  });
  addRoute(contract.upload, ({ actor, incoming }) => files.receive(actor, incoming()));
  addRoute(contract.messageObject, ({ actor, subject, params }) =>
    files.object(actor, subject, params.fileId),
  );
}
