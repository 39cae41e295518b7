import { staffLog } from '@encina/contract/staff-log';
import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { staffLogRepo } from './staff-log.repo.ts';
import { staffLogService } from './staff-log.service.ts';

/** The log of the staff, for administrators to read; `core/staff-log.ts` writes it. */
export function staffLogFeature({ db }: Pick<Dependencies, 'db'>) {
  const lines = staffLogService(staffLogRepo(db));
  return {
    routes: (addRoute: AddRoute) =>
      addRoute(staffLog, async ({ actor, query, header }) => {
        const { entries, next } = await lines.page(actor, query);
        if (next) header('x-next', next);
        return entries;
      }),
  };
}
