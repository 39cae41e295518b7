import type { Authorized, UserSubject } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import type { UserRow, UsersRepo } from './users.repo.ts';

/** The row of a person to whom somebody has been let: she may have been erased since. */
export const foundIn =
  (repo: Pick<UsersRepo, 'find'>) =>
  async (user: Authorized<UserSubject>): Promise<UserRow> => {
    const row = await repo.find(user.municipalityId, user.id);
    if (!row) throw new DomainError('user_not_found');
    return row;
  };
