import * as contract from '@encina/contract/data';
import type { AddRoute } from '../../core/route.ts';
import type { AccessLogService } from './access-log.service.ts';
import type { ExportService } from './export.service.ts';
import type { RequestsService } from './requests.service.ts';

export function dataRoutes(
  addRoute: AddRoute,
  accessLog: AccessLogService,
  exports: ExportService,
  requests: RequestsService,
): void {
  addRoute(contract.accessLog, ({ subject }) => accessLog.list(subject));
  addRoute(contract.exportData, async ({ subject, header }) => {
    header('content-disposition', 'attachment; filename="mis-datos.zip"');
    return { bytes: await exports.zip(subject), type: 'application/zip' };
  });
  addRoute(contract.requests, ({ subject }) => requests.list(subject));
  addRoute(contract.request, ({ subject, body }) => requests.create(subject, body));
  addRoute(contract.withdraw, ({ subject, params }) =>
    requests.withdraw(subject, params.requestId),
  );
  addRoute(contract.openRequests, ({ actor }) => requests.waiting(actor));
  addRoute(contract.answerRequest, ({ subject, params }) =>
    requests.answer(subject, params.requestId),
  );
}
