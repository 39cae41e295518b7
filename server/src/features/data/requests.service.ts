import type { DataRequest, OpenRequest, request } from '@encina/contract/data';
import type { BodyOf } from '@encina/contract/endpoint';
import type { ActorOf, Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { RequestRow, requestsRepo } from './requests.repo.ts';

export interface RequestsDeps {
  readonly repo: ReturnType<typeof requestsRepo>;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

const MOST_OWN = 100;
const MOST_WAITING = 200;

const toRequest = (row: RequestRow): DataRequest => ({
  id: row.id,
  kind: row.kind,
  words: row.words,
  requestedAt: row.requested_at,
  answeredAt: row.answered_at,
});

/** What a person asks of the town hall about her data. Erasing itself is done by staff, who speak with her first. */
export function requestsService({ repo, clock }: RequestsDeps) {
  return {
    async list(user: User): Promise<DataRequest[]> {
      return (await repo.newest(user.id, MOST_OWN)).map(toRequest);
    },
    async create(user: User, { kind, words }: BodyOf<typeof request>): Promise<DataRequest> {
      await repo.insert({
        id: newId(),
        user_id: user.id,
        kind,
        words,
        requested_at: toText(clock()),
        answered_at: null,
      });
      const open = await repo.openOf(user.id, kind);
      // Answered between the two: what was asked has been heard.
      if (!open) throw new DomainError('not_found');
      return toRequest(open);
    },
    async withdraw(user: User, id: string): Promise<void> {
      if (!(await repo.removeOpen(user.id, id))) throw new DomainError('not_found');
    },
    async waiting({ municipalityId }: ActorOf<'admin'>): Promise<OpenRequest[]> {
      const rows = await repo.waiting(municipalityId, MOST_WAITING);
      return rows.map((row) => ({
        ...toRequest(row),
        userId: row.user_id,
        userName: row.user_name,
      }));
    },
    async answer(user: User, id: string): Promise<void> {
      if (!(await repo.answer(user.id, id, toText(clock())))) throw new DomainError('not_found');
    },
  };
}

export type RequestsService = ReturnType<typeof requestsService>;
