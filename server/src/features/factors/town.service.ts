import type { ActorOf, Authorized, Subject } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { FactorsRepo } from './factors.repo.ts';

export interface TownDeps {
  readonly repo: FactorsRepo;
  readonly sessions: Pick<Sessions, 'endOfAdmin'>;
}

/** What administrators decide about each other's second factors. */
export function townService({ repo, sessions }: TownDeps) {
  return {
    setRule: ({ municipalityId }: ActorOf<'admin'>, isRequired: boolean) =>
      repo.setRequired(municipalityId, isRequired),
    /** For who has lost hers. One's own are taken away one by one, where they are shown. */
    async clear(actor: ActorOf<'admin'>, colleague: Authorized<Subject<'admin'>>): Promise<void> {
      if (colleague.id === actor.adminId) throw new DomainError('forbidden');
      await repo.clear(colleague.id);
      await sessions.endOfAdmin(colleague.id);
    },
  };
}

export type TownService = ReturnType<typeof townService>;
