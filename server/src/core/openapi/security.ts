import type { ActorKind, AnyEndpoint } from '@encina/contract/endpoint';
import { COOKIES, type CookieKind, securedName } from '../cookies.ts';

const cookie = (kind: CookieKind, whose: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name: COOKIES[kind].name,
  description: `${whose} Over HTTPS it is called ${securedName(COOKIES[kind])}.`,
});

/** The ways in which a caller proves who it is. */
export const schemes = {
  device: cookie('device', 'A device that staff enrolled.'),
  person: cookie('user', 'An older neighbour.'),
  support: cookie('support', 'A relative or carer.'),
  staff: cookie('admin', 'Staff in a browser, under the second server alone.'),
  staffToken: { type: 'http', scheme: 'bearer', description: 'Staff in any other client.' },
};

type Scheme = keyof typeof schemes;

const SCHEMES_OF: Readonly<Record<ActorKind, readonly (Scheme | undefined)[]>> = {
  stranger: [undefined],
  device: ['device'],
  user: ['person'],
  support: ['support'],
  admin: ['staff', 'staffToken'],
};

/** One of these is enough; an empty one asks for nothing. */
export const securityOf = ({ audience }: AnyEndpoint) =>
  audience.flatMap((kind) => SCHEMES_OF[kind]).map((scheme) => (scheme ? { [scheme]: [] } : {}));
