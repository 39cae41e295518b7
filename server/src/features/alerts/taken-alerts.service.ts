import type { TakenAlert } from '@encina/contract/alerts';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { takenAlertsRepo } from './taken-alerts.repo.ts';

interface TakenAlertsDeps {
  readonly repo: ReturnType<typeof takenAlertsRepo>;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** "Lucía se ocupa": she reads once who sees to what she has not answered. */
export const takenAlertsService = ({ repo, clock }: TakenAlertsDeps) => ({
  list: (user: User): Promise<TakenAlert[]> => repo.unread(user.id),
  async read(user: User, alertId: string): Promise<void> {
    if (!(await repo.read(user.id, alertId, toText(clock())))) throw new DomainError('not_found');
  },
});

export type TakenAlertsService = ReturnType<typeof takenAlertsService>;
