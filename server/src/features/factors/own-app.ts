import type { BodyOf } from '@encina/contract/endpoint';
import type { addApp } from '@encina/contract/factors';
import { factorAttempts } from '../../core/attempts.ts';
import { toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { appAddress, newAppSecret, stepOf } from './code-app.ts';
import { type Me, type Own, type OwnDeps, tooLate } from './own.ts';

const WRONG_CODE = 'Ese código no es. Espera al siguiente y escríbelo.';

/** An administrator's own app of codes. */
export function ownApp({ repo, challenges, seal, throttle, clock }: OwnDeps, own: Own) {
  return {
    async startApp(me: Me) {
      const [secret, { town, email }] = [newAppSecret(), await own.account(me)];
      const pending = await own.ask(me, 'app', seal.close(secret, me.adminId));
      return { pending, secret, address: appAddress(secret, town, email) };
    },
    async addApp(me: Me, { pending, code }: BodyOf<typeof addApp>) {
      const question = await own.asked(me, pending, 'app');
      const secret = seal.open(question.secret, me.adminId);
      const step = await throttle.attempt(factorAttempts(me.adminId, 'new-app'), async () =>
        secret === undefined ? undefined : stepOf(secret, code, clock()),
      );
      if (step === undefined) throw new DomainError('invalid', { fields: { code: WRONG_CODE } });
      if (!(await challenges.close(question))) throw tooLate();
      await repo.setApp({
        admin_id: me.adminId,
        sealed_secret: question.secret,
        last_step: step,
        created_at: toText(clock()),
      });
      return own.withFirst(me);
    },
    removeApp: (me: Me): Promise<void> => own.remove(me, () => repo.removeApp(me.adminId)),
  };
}
