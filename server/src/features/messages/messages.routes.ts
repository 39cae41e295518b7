import * as fileContract from '@encina/contract/message-files';
import * as contract from '@encina/contract/messages';
import * as familyContract from '@encina/contract/messages-family';
import type { AddRoute } from '../../core/route.ts';
import type { AnswersService } from './answers.service.ts';
import type { KeepingService } from './keeping.service.ts';
import type { MessageFilesService } from './message-files.service.ts';
import type { MessagesService } from './messages.service.ts';
import type { OwnMessagesService } from './own-messages.service.ts';
import type { SendingService } from './sending.service.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export interface MessagesServices {
  readonly messages: MessagesService;
  readonly answers: AnswersService;
  readonly keeping: KeepingService;
  readonly own: OwnMessagesService;
  readonly sending: SendingService;
  readonly withdrawal: WithdrawalService;
  readonly files: MessageFilesService;
}

export function messagesRoutes(addRoute: AddRoute, services: MessagesServices): void {
  addHers(addRoute, services);
  addFamilys(addRoute, services);
  addFiles(addRoute, services);
}

/** What a person does with what came to her, and with what she writes. */
function addHers(
  addRoute: AddRoute,
  { messages, answers, keeping, own, withdrawal }: MessagesServices,
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
  addRoute(contract.writeMessage, ({ subject, body, idempotencyKey }) =>
    own.write(subject, body, idempotencyKey),
  );
  addRoute(contract.ownMessages, ({ subject }) => own.sent(subject));
  addRoute(contract.withdrawOwn, ({ subject, params }) =>
    withdrawal.byPerson(subject, params.messageId),
  );
}

/** What a relative or carer sends, and reads. */
function addFamilys(addRoute: AddRoute, { sending, withdrawal }: MessagesServices): void {
  addRoute(familyContract.sendMessage, ({ actor, params, body, idempotencyKey }) =>
    sending.send(actor, params.supportId, body, idempotencyKey),
  );
  addRoute(familyContract.sentMessages, async ({ actor, params, query, header }) => {
    const { items, next } = await sending.between(actor, params.supportId, query);
    if (next) header('x-next', next);
    return items;
  });
  addRoute(familyContract.withdrawMessage, ({ actor, params }) =>
    withdrawal.byRelative(actor, params.supportId, params.messageId),
  );
  addRoute(familyContract.readMessages, ({ actor, params, body }) =>
    sending.markRead(actor, params.supportId, body.userId),
  );
  addRoute(familyContract.haveCalled, ({ actor, params, body }) =>
    sending.haveCalled(actor, params.supportId, body.userId),
  );
}

function addFiles(addRoute: AddRoute, { files }: MessagesServices): void {
  addRoute(fileContract.askUpload, async ({ actor, query }) => {
    await files.check(actor, query.userId);
  });
  addRoute(fileContract.upload, ({ actor, incoming }) => files.receive(actor, incoming()));
  addRoute(fileContract.messageObject, ({ actor, subject, params }) =>
    files.object(actor, subject, params.fileId),
  );
}
