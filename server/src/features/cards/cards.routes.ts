import * as contract from '@encina/contract/cards';
import type { Actor, Authorized, UserSubject } from '../../core/actor.ts';
import type { AddRoute } from '../../core/route.ts';
import type { CardsService } from './cards.service.ts';

/** What the routes ask of who knows the people. */
export interface Entering {
  /** Ends the visit of whoever was in on this browser. */
  readonly endVisits: (actors: readonly Actor[]) => Promise<void>;
  readonly shownAs: (
    user: Authorized<UserSubject>,
  ) => Promise<{ id: string; name: string; photo: string | null; municipalityId: string }>;
}

export function cardsRoutes(
  addRoute: AddRoute,
  cards: CardsService,
  { endVisits, shownAs }: Entering,
): void {
  addRoute(contract.makeCards, ({ actor, body }) => cards.make(actor, body.userIds));
  addRoute(contract.getCard, async ({ subject }) => ({ madeAt: await cards.madeAt(subject) }));
  addRoute(contract.revokeCard, ({ actor, subject }) => cards.revoke(actor, subject));
  addRoute(contract.enterWithCard, async (call) => {
    const { actor, actors, subject, body, address, cookies } = call;
    const token = await cards.enter(actor, subject, body.secret, address);
    if (!token) return { user: null };
    await endVisits(actors);
    cookies.set('user', token);
    return { user: await shownAs(subject) };
  });
}
