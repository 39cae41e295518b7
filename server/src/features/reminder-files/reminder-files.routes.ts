import * as contract from '@encina/contract/reminder-files';
import type { AddRoute } from '../../core/route.ts';
import type { Accept } from './accept.ts';
import type { ReminderFilesService } from './reminder-files.service.ts';

export function reminderFilesRoutes(
  addRoute: AddRoute,
  { files, accept }: { readonly files: ReminderFilesService; readonly accept: Accept },
): void {
  addRoute(contract.list, ({ subject }) => files.list(subject));
  addRoute(contract.give, ({ subject, params, incoming }) =>
    accept(
      { kind: params.kind, author: null, incoming: incoming() },
      { userId: subject.id, reminderId: params.reminderId },
    ),
  );
  addRoute(contract.remove, ({ subject, params }) =>
    files.remove(subject, params.reminderId, params.kind),
  );
  addRoute(contract.acknowledge, ({ subject, params }) =>
    files.acknowledge(subject, params.voiceId),
  );
  addRoute(contract.reminderObject, ({ actor, subject, params }) =>
    files.object(actor, subject, params.fileId),
  );
  addRoute(contract.reminderThumbnail, ({ actor, subject, params }) =>
    files.thumbnail(actor, subject, params.fileId),
  );
}
