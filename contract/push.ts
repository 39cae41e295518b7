import { z } from 'zod';
import { everybodys, hers, relatives, staffs } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { byId, id, instant } from './fields.ts';

/** What a browser hands out to whoever may reach it while Encina is closed (the Push API). */
const REFUSED = 'Este navegador no sirve para los avisos.';
const key = (bytes: number) =>
  z.string(REFUSED).regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), REFUSED);

export const subscribeBody = z.object({
  endpoint: z.url(REFUSED).max(1_000, REFUSED),
  /** Base64url, as the browser gives them. */
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});

const subscription = z.object({
  id,
  endpoint: z.string(),
  /** What kind of device it is on: "Tableta Android". */
  place: z.string(),
  createdAt: instant,
});

const state = {
  summary:
    'The key with which a browser subscribes, and the browsers that are reached, 10 at most.',
  response: z.object({ publicKey: z.string(), subscriptions: z.array(subscription) }),
} as const;
/** The second way, of a relative or an administrator. */
const mail = z.object({
  /** Whether this town's server sends letters. */
  isOffered: z.boolean(),
  isOn: z.boolean(),
  address: z.string(),
});
const subscribes = {
  summary:
    'Reaches this browser through the push service of its maker; said again, it is the same one.',
  body: subscribeBody,
} as const;
const ENDS = 'Reaches one of one’s own browsers no more.';

const HERS = '/api/users/:id/push';
export const ownPush = endpoint(hers('GET', HERS), state);
export const subscribe = endpoint(hers('PUT', HERS), subscribes);
export const unsubscribe = endpoint(hers('DELETE', `${HERS}/:subscriptionId`), {
  summary: ENDS,
  params: byId.extend({ subscriptionId: id }),
});

const FAMILYS = '/api/support/push';
export const familyPush = endpoint(relatives('GET', FAMILYS), {
  summary: `${state.summary} Whether letters go to her, too.`,
  response: state.response.extend({ mail }),
});
export const subscribeFamily = endpoint(relatives('PUT', FAMILYS), subscribes);
export const unsubscribeFamily = endpoint(relatives('DELETE', `${FAMILYS}/:subscriptionId`), {
  summary: ENDS,
  params: z.object({ subscriptionId: id }),
});

const setsMail = {
  summary:
    'Letters: off at once; on when the link of the letter is followed that goes to her address now, within 48 hours.',
  refuses: ['mail_not_offered', 'too_many_attempts'],
  body: z.object({ isOn: z.boolean() }),
} as const;
export const setFamilyMail = endpoint(relatives('PUT', '/api/support/mail'), setsMail);

const STAFF_MAIL = '/api/admin/mail';
export const staffMail = endpoint(staffs('GET', STAFF_MAIL), {
  summary: 'Whether the administrator who asks is told by letters, too.',
  response: mail,
});
export const setStaffMail = endpoint(staffs('PUT', STAFF_MAIL), setsMail);

export const followMailLink = endpoint(everybodys('POST', '/api/mail-links'), {
  summary: 'Does what a link in a letter offers: letters from now on, or none any more.',
  refuses: ['mail_link_ended', 'mail_link_expired'],
  body: z.object({ token: z.string().min(1).max(1_000) }),
  response: z.object({ isOn: z.boolean() }),
});
