import * as contract from '@encina/contract/proposals';
import type { AddRoute } from '../../core/route.ts';
import type { AnsweringService } from './answering.service.ts';
import type { GivingService } from './giving.service.ts';
import type { ProposingService } from './proposing.service.ts';
import type { ScopesService } from './scopes.service.ts';

interface ProposalsServices {
  readonly answering: AnsweringService;
  readonly proposing: ProposingService;
  readonly scopes: ScopesService;
  readonly give: GivingService;
}

export function proposalsRoutes(
  addRoute: AddRoute,
  { answering, proposing, scopes, give }: ProposalsServices,
): void {
  addRoute(contract.list, ({ subject }) => answering.waiting(subject));
  addRoute(contract.answer, ({ subject, params, body }) =>
    answering.answer(subject, params.proposalId, body),
  );
  addRoute(contract.sent, ({ actor, subject }) => proposing.sent(actor, subject));
  addRoute(contract.propose, ({ actor, subject, body, idempotencyKey }) =>
    proposing.propose(actor, subject, body, idempotencyKey),
  );
  addRoute(contract.withdraw, ({ actor, subject, params }) =>
    proposing.withdraw(actor, subject, params.proposalId),
  );
  addRoute(contract.give, ({ actor, subject, params, incoming }) =>
    give(actor, subject, { id: params.proposalId, kind: params.kind, incoming: incoming() }),
  );
  addRoute(contract.proposers, ({ subject }) => scopes.of(subject));
  addRoute(contract.setScope, ({ actor, subject, params, body }) =>
    scopes.set(actor, subject, params.supportId, body.scope),
  );
  addRoute(contract.setTownHall, ({ actor, subject, body }) =>
    scopes.setTownHall(actor, subject, body.granted),
  );
  addRoute(contract.staffSent, ({ actor, subject }) => proposing.staff.sent(actor, subject));
  addRoute(contract.proposeSheet, ({ actor, subject, body }) =>
    proposing.staff.propose(actor, subject, body),
  );
}
