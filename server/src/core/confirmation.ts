import type { AnyEndpoint } from '@encina/contract/endpoint';
import type { Actor } from './actor.ts';
import { DomainError } from './errors.ts';

/**
 * What staff must have shown again for who they are: a panel that was left open does not give away PINs, lists and
 * people. Who still has to set up the second factor that her town asks for comes from her password this moment, and
 * reaches nothing else. @throws DomainError where they have not, or not lately
 */
export function requireConfirmation(
  { confirms }: Pick<AnyEndpoint, 'confirms'>,
  actor: Actor,
  body: unknown,
): void {
  if (!confirms || actor.kind !== 'admin' || actor.isConfirmed || actor.needsFactor) return;
  const said = Object(body) as Record<string, unknown>;
  const isAsked = confirms === true || confirms.some((field) => said[field] !== undefined);
  if (isAsked) throw new DomainError('confirmation_required');
}
