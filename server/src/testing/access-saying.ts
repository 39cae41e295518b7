import { hashToken } from '../core/tokens.ts';
import { ADMIN_PASSWORD, type Scenario } from './access-scenario.ts';
import { HOME_TOWN, type Town } from './town.ts';

/** What a call says beside its path; `params` replace those that the subject gives. */
export interface Said {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** What is right to say where this is the scene. */
export type Saying = (scenario: Scenario) => Said | Promise<Said>;

/** Answered with "no", so that nobody of the scene loses her password. */
export const WRONG_PASSWORD = { currentPassword: 'not this one', newPassword: ADMIN_PASSWORD };

/** Another session of somebody, to be ended. */
export async function sessionIdOf(
  town: Town,
  owner: Omit<Parameters<Town['session']>[0], 'municipality_id'>,
): Promise<string> {
  const token_hash = hashToken(await town.session({ ...owner, municipality_id: HOME_TOWN }));
  const { id } = await town.db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  return id;
}
