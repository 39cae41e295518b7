import type { Factors } from '@encina/contract/factors';
import { DomainError } from '../../core/errors.ts';
import type { PasskeyRow } from './factors.repo.ts';
import { type Me, type OwnDeps, own } from './own.ts';
import { ownApp } from './own-app.ts';
import { ownPasskeys } from './own-passkeys.ts';
import { siteOf } from './site.ts';

/** What an administrator shows besides her own password: she sets it up, sees it and takes it away. */
export function ownService(deps: OwnDeps) {
  const { repo } = deps;
  const shared = own(deps);
  return {
    ...ownPasskeys(deps, shared),
    ...ownApp(deps, shared),
    /** @param page address of the page that asks */
    async state({ adminId, municipalityId }: Me, page: string): Promise<Factors> {
      const [keys, app, codesLeft, isRequired] = await Promise.all([
        repo.passkeys(adminId),
        repo.app(adminId),
        repo.codesLeft(adminId),
        repo.isRequired(municipalityId),
      ]);
      return {
        passkeys: keys.map(shownPasskey),
        appSince: app?.created_at ?? null,
        codesLeft,
        isRequired,
        site: siteOf(page)?.rpId ?? null,
      };
    },
    async renewCodes(me: Me) {
      if ((await shared.howMany(me)) === 0) throw new DomainError('not_found');
      return { recoveryCodes: await shared.printed(me) };
    },
  };
}

export type OwnService = ReturnType<typeof ownService>;

const shownPasskey = (row: PasskeyRow): Factors['passkeys'][number] => ({
  id: row.id,
  name: row.name,
  site: row.rp_id,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
