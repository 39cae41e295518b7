import type { BodyOf, ResponseBodyOf } from '@encina/contract/endpoint';
import type { ownPush, subscribe } from '@encina/contract/push';
import { type Clock, toText } from '../../core/clock.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { NoticeTo } from '../../core/notices.ts';
import type { SubscriptionRow, SubscriptionsRepo } from './subscriptions.repo.ts';

interface PushDeps {
  readonly repo: SubscriptionsRepo;
  readonly clock: Clock;
  readonly publicKey: string;
  readonly isPushService: (endpoint: string) => boolean;
}

/** The browser that asks. */
interface Place {
  readonly userAgent: string;
  /** Where it is an enrolled device. */
  readonly deviceId: string | null;
}

/** Where somebody wants to be told while Encina is closed. */
export function pushService({ repo, clock, publicKey, isPushService }: PushDeps) {
  return {
    async state({ id }: NoticeTo): Promise<ResponseBodyOf<typeof ownPush>> {
      return { publicKey, subscriptions: (await repo.list(id)).map(shown) };
    },
    async subscribe(
      { kind, id }: NoticeTo,
      { endpoint, keys }: BodyOf<typeof subscribe>,
      { userAgent, deviceId }: Place,
    ): Promise<void> {
      if (!isPushService(endpoint)) {
        throw new DomainError('invalid', { message: 'Este navegador no sirve para los avisos.' });
      }
      await repo.put({
        id: newId(),
        user_id: kind === 'person' ? id : null,
        support_person_id: kind === 'relative' ? id : null,
        device_id: deviceId,
        receiver: id,
        endpoint,
        public_key: keys.p256dh,
        auth_secret: keys.auth,
        place: deviceName(userAgent),
        created_at: toText(clock()),
        succeeded_at: null,
      });
    },
    async unsubscribe({ id }: NoticeTo, subscriptionId: string): Promise<void> {
      if (!(await repo.remove(id, subscriptionId))) throw new DomainError('not_found');
    },
  };
}

export type PushService = ReturnType<typeof pushService>;

const shown = ({ id, endpoint, place, created_at }: SubscriptionRow) => ({
  id,
  endpoint,
  place,
  createdAt: created_at,
});
