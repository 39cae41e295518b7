import { type Actor, deviceIn } from './actor.ts';
import { attemptsIn, loginAttempts, type Source } from './attempts.ts';
import { DomainError } from './errors.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';

interface Accounts<Row> {
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  /** Under what the attempts at an account are counted. */
  readonly accountOf: (municipalityId: string, email: string) => string;
  readonly isTown: (municipalityId: string) => Promise<boolean>;
  readonly find: (municipalityId: string, email: string) => Promise<Row | undefined>;
  /** Told of a wrong password at an account that there is. */
  readonly failed?: (row: Row) => Promise<unknown>;
}

interface Login {
  readonly municipalityId: string;
  readonly email: string;
  readonly password: string;
}

/** From where somebody logs in. */
export interface LoginSource extends Source {
  readonly actors: readonly Actor[];
  readonly userAgent: string;
}

/**
 * Lets in whose email and password these are: counted as an attempt before anything is compared.
 * @throws DomainError `wrong_credentials`, `too_many_attempts`
 */
export const passwordLogin =
  <Row extends { readonly password_hash: string }>(accounts: Accounts<Row>) =>
  async <Entered>(
    { municipalityId, email: given, password }: Login,
    from: LoginSource,
    /** Undefined where her password is another one by now. */
    enter: (row: Row) => Promise<Entered | undefined>,
  ): Promise<Entered> => {
    const { throttle, passwords, accountOf, find } = accounts;
    const email = given.toLowerCase();
    const deviceId = deviceIn(municipalityId, from.actors);
    const attempts = loginAttempts(accountOf(municipalityId, email), { ...from, deviceId });
    // Where one of its devices is, there is a town.
    const isTown = deviceId !== null || (await accounts.isTown(municipalityId));
    const compare = async () => {
      const found = await find(municipalityId, email);
      const right = await passwords.verifyPassword(found?.password_hash, password, municipalityId);
      if (found && !right) await accounts.failed?.(found);
      return right ? found : undefined;
    };
    const entered = await throttle.attemptAnd(attemptsIn(isTown, attempts), compare, enter);
    if (entered === undefined) throw new DomainError('wrong_credentials');
    return entered;
  };
