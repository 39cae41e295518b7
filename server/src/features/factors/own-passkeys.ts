import type { BodyOf } from '@encina/contract/endpoint';
import type { addPasskey } from '@encina/contract/factors';
import { toText } from '../../core/clock.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { MOST_PASSKEYS } from './factors.repo.ts';
import type { Me, Own, OwnDeps } from './own.ts';
import { askForNew, readNew } from './passkeys.ts';
import { type Site, siteOf } from './site.ts';

const TOO_MANY = 'Ya tienes diez llaves de acceso. Quita una antes de añadir otra.';

/** An administrator's own passkeys. */
export function ownPasskeys({ repo, challenges, clock }: OwnDeps, own: Own) {
  return {
    /** @param page address of the page that asks */
    async startPasskey(me: Me, page: string) {
      const [known, who] = await Promise.all([repo.passkeys(me.adminId), own.account(me)]);
      if (known.length >= MOST_PASSKEYS) throw new DomainError('invalid', { message: TOO_MANY });
      const options = await askForNew(siteOrRefuse(page), who, known);
      return { pending: await own.ask(me, 'passkey', options.challenge), options };
    },
    async addPasskey(
      me: Me,
      { pending, credential }: BodyOf<typeof addPasskey>,
      { page, userAgent }: { page: string; userAgent: string },
    ) {
      const question = await own.asked(me, pending, 'passkey');
      const site = siteOrRefuse(page);
      const made = await readNew(site, question.secret, credential);
      // One answer to each question, right or wrong.
      if (!(await challenges.close(question)) || !made) throw new DomainError('passkey_refused');
      const isNew = await repo.insertPasskey({
        ...made,
        id: newId(),
        admin_id: me.adminId,
        rp_id: site.rpId,
        name: deviceName(userAgent),
        created_at: toText(clock()),
        last_used_at: null,
      });
      if (!isNew) throw new DomainError('passkey_refused');
      return own.withFirst(me);
    },
    removePasskey: (me: Me, id: string): Promise<void> =>
      own.remove(me, () => repo.removePasskey(me.adminId, id)),
  };
}

function siteOrRefuse(page: string): Site {
  const site = siteOf(page);
  if (!site) throw new DomainError('passkey_impossible');
  return site;
}
