import * as contract from '@encina/contract/push';
import type { ActorOf } from '../../core/actor.ts';
import type { NoticeTo } from '../../core/notices.ts';
import type { AddRoute } from '../../core/route.ts';
import { type MailService, ownerOf } from './mail.service.ts';
import type { PushService } from './push.service.ts';

const person = ({ userId: id }: ActorOf<'user'>): NoticeTo => ({ kind: 'person', id });
const relative = ({ supportPersonId: id }: ActorOf<'support'>): NoticeTo => ({
  kind: 'relative',
  id,
});

export function pushRoutes(addRoute: AddRoute, push: PushService, mail: MailService): void {
  addRoute(contract.ownPush, ({ actor }) => push.state(person(actor)));
  addRoute(contract.subscribe, ({ actor, body, userAgent }) =>
    push.subscribe(person(actor), body, { userAgent, deviceId: actor.deviceId }),
  );
  addRoute(contract.unsubscribe, ({ actor, params }) =>
    push.unsubscribe(person(actor), params.subscriptionId),
  );
  addRoute(contract.familyPush, async ({ actor }) => ({
    ...(await push.state(relative(actor))),
    mail: await mail.state(ownerOf(actor)),
  }));
  addRoute(contract.staffMail, ({ actor }) => mail.state(ownerOf(actor)));
  for (const set of [contract.setFamilyMail, contract.setStaffMail]) {
    addRoute(set, ({ actor, body }) => mail.set(ownerOf(actor), body.isOn));
  }
  addRoute(contract.followMailLink, ({ body }) => mail.follow(body.token));
  addRoute(contract.subscribeFamily, ({ actor, body, userAgent }) =>
    push.subscribe(relative(actor), body, { userAgent, deviceId: null }),
  );
  addRoute(contract.unsubscribeFamily, ({ actor, params }) =>
    push.unsubscribe(relative(actor), params.subscriptionId),
  );
}
