import { inSeconds } from '../../core/clock.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { AddRoute } from '../../core/route.ts';
import { mailService } from './mail.service.ts';
import { mailKinds } from './mail-jobs.ts';
import { mailLinks } from './mail-links.ts';
import { noticeKind, pushKind } from './notice-jobs.ts';
import { noticesRepo } from './notices.repo.ts';
import { pushRoutes } from './push.routes.ts';
import { pushService } from './push.service.ts';
import { isPushService } from './push-services.ts';
import { mailTransport } from './send-mail.ts';
import { sendPush } from './send-push.ts';
import { staffLetters, type WarningCauses } from './staff-letters.ts';
import { subscriptionsRepo } from './subscriptions.repo.ts';
import { KEPT } from './topics.ts';
import { vapidKeys } from './vapid.ts';

/** For a server that was not told its own address; push services want one to complain to. */
const NOBODY = 'mailto:sin-direccion@encina.invalid';

/** What reaches people while Encina is closed. */
export function pushFeature({ config, db, clock, secretKey, throttle }: Dependencies) {
  const { publicUrl, pushTestService } = config;
  const keys = vapidKeys(secretKey);
  const isOne = (endpoint: string) => isPushService(endpoint, pushTestService);
  const subject = publicUrl?.startsWith('https:') ? publicUrl : NOBODY;
  const push = pushService({
    repo: subscriptionsRepo(db),
    clock,
    publicKey: keys.publicKey,
    isPushService: isOne,
  });
  const send = sendPush({ keys, subject });
  const links = mailLinks(secretKey);
  const transport = config.mail && mailTransport(config.mail);
  const isMailOffered = transport !== undefined;
  const mail = mailService({ db, clock, links, throttle, isOffered: isMailOffered });
  const toStaff = staffLetters({ db, clock });
  return {
    /** Nobody where no letters are sent. */
    tellStaff: isMailOffered ? toStaff.ofAlert : async () => undefined,
    warningsOf: (causes: WarningCauses) => (isMailOffered ? [toStaff.warnings(causes)] : []),
    jobs: [
      noticeKind({ db, clock, isMailOffered }),
      pushKind({ db, clock, send, isPushService: isOne }),
      ...(transport && config.mail
        ? mailKinds({ db, clock, links, send: transport.send, ...config.mail })
        : []),
    ],
    close: async () => transport?.close(),
    forgetOld: () => noticesRepo(db).forgetBefore(inSeconds(clock(), -KEPT)),
    routes: (addRoute: AddRoute) => pushRoutes(addRoute, push, mail),
  };
}
