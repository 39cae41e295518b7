import * as contract from '@encina/contract/data';
import type { On } from '../../core/route.ts';
import type { ExportService } from './export.service.ts';
import type { LooksService } from './looks.service.ts';
import type { RequestsService } from './requests.service.ts';

export function dataRoutes(
  on: On,
  looks: LooksService,
  exports: ExportService,
  requests: RequestsService,
): void {
  on(contract.looks, ({ subject }) => looks.list(subject));
  on(contract.exportData, async ({ subject, header }) => {
    header('content-disposition', 'attachment; filename="mis-datos.zip"');
    return { bytes: await exports.zip(subject), type: 'application/zip' };
  });
  on(contract.requests, ({ subject }) => requests.list(subject));
  on(contract.request, ({ subject, body }) => requests.create(subject, body));
  on(contract.withdraw, ({ subject, params }) => requests.withdraw(subject, params.requestId));
  on(contract.openRequests, ({ actor }) => requests.waiting(actor));
  on(contract.answerRequest, ({ subject, params }) => requests.answer(subject, params.requestId));
}
