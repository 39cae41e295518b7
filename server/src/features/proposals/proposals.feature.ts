import { inSeconds, toText } from '../../core/clock.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { remindersRead } from '../reminders/reminders.read.ts';
import { answeringService, type FilesOfProposals, type RemindersIn } from './answering.service.ts';
import { type AcceptFile, givingService } from './giving.service.ts';
import { proposalsRepo, together } from './proposals.repo.ts';
import { proposalsRoutes } from './proposals.routes.ts';
import { proposingService } from './proposing.service.ts';
import { scopesService } from './scopes.service.ts';

/** What was settled is kept for so long, in seconds: who proposed it has seen by then what became of it. */
const KEPT_SECONDS = 90 * 86_400;

interface Elsewhere {
  readonly remindersIn: RemindersIn;
  readonly files: FilesOfProposals & { readonly accept: AcceptFile };
  readonly nameOfAdmin: (id: string) => Promise<string | undefined>;
}

/** Relatives and staff propose reminders; the person decides. */
export function proposalsFeature({ db, clock, staffLog }: Dependencies, elsewhere: Elsewhere) {
  const deps = {
    repo: proposalsRepo(db),
    together: together(db),
    remindersOf: remindersRead(db).ofUser,
    clock,
    staffLog,
    ...elsewhere,
  };
  const proposals = answeringService(deps);
  const services = {
    answering: proposals,
    proposing: proposingService(deps),
    scopes: scopesService(deps),
    give: givingService({ repo: deps.repo, accept: elsewhere.files.accept }),
  };
  return {
    proposals,
    async forgetOld() {
      await deps.repo.endOrphans(toText(clock()));
      await deps.repo.forgetBefore(inSeconds(clock(), -KEPT_SECONDS));
    },
    routes: (addRoute: AddRoute) => proposalsRoutes(addRoute, services),
  };
}
