import { type Source, setupAttempts } from '../../core/attempts.ts';
import { DomainError } from '../../core/errors.ts';
import type { Throttle } from '../../core/throttle.ts';
import { hashToken, normalCode } from '../../core/tokens.ts';
import type { municipalitiesRead } from '../municipalities/municipalities.read.ts';

interface SetupCheckDeps {
  readonly municipalities: Pick<ReturnType<typeof municipalitiesRead>, 'setup'>;
  readonly throttle: Throttle;
  /** SETUP_CODE of the configuration. */
  readonly setupCode: string | undefined;
}

/** Whether somebody may create the first administrator of a municipality. @throws DomainError where not */
export function setupCheck({ municipalities, throttle, setupCode }: SetupCheckDeps) {
  return async (municipalityId: string, given: string | undefined, from: Source): Promise<void> => {
    const municipality = await municipalities.setup(municipalityId);
    if (!municipality) throw new DomainError('municipality_not_found');
    // The usual case, and a cheap answer: hashing a password for each such call would cost a stranger nothing.
    if (municipality.setup_closed_at) throw new DomainError('municipality_has_administrator');
    const configured = setupCode && hashToken(normalCode(setupCode));
    const expected = municipality.setup_code_hash ?? configured;
    if (!expected) return;
    const right = await throttle.attempt(setupAttempts(municipalityId, from), async () =>
      hashToken(normalCode(given ?? '')) === expected ? true : undefined,
    );
    if (!right) throw new DomainError('wrong_setup_code');
  };
}
