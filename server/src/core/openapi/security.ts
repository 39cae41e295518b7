import type { ActorKind, AnyEndpoint } from '@encina/contract/endpoint';
import { COOKIES } from '../cookies.ts';

const cookie = (name: string, description: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});

/** The ways in which a caller proves who it is. */
export const schemes = {
  device: cookie(COOKIES.device.name, 'A device that staff enrolled.'),
  person: cookie(COOKIES.user.name, 'An older neighbour.'),
  support: cookie(COOKIES.support.name, 'A relative or carer.'),
  staff: cookie(COOKIES.admin.name, 'Staff in a browser, under the second server alone.'),
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
