import { STAFF_PATH } from '@encina/contract/staff-path';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOverHttps } from './over-https.ts';
import { LIFETIMES } from './sessions.ts';
import { asksAsStaff } from './staff-path.ts';

interface SessionCookie {
  readonly name: string;
  /** The addresses with which a browser sends it. */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
}

export const COOKIES = {
  user: { name: 'encina_user', path: '/', sameSite: 'lax' },
  support: { name: 'encina_support', path: '/', sameSite: 'lax' },
  device: { name: 'encina_device', path: '/', sameSite: 'lax' },
  admin: { name: 'encina_staff', path: STAFF_PATH, sameSite: 'strict' },
  /** No session: which browser it is, and where somebody has come in with it. */
  browser: { name: 'encina_browser', path: '/', sameSite: 'lax' },
} as const satisfies Record<string, SessionCookie>;
export type CookieKind = keyof typeof COOKIES;

/** As long as a device, and again from each time that somebody comes in. */
const BROWSER_SECONDS = LIFETIMES.device.total;

/** One request, one identity: whoever asks as staff is staff on this device, and everybody else is never staff. */
const SENT = { asStaff: ['admin', 'device'], otherwise: ['user', 'support', 'device'] } as const;
const sentWith = (request: FastifyRequest): readonly CookieKind[] =>
  asksAsStaff(request) ? SENT.asStaff : SENT.otherwise;

/**
 * Over HTTPS a name that a browser takes from this very host alone: no neighbour under the same domain may plant one.
 * `__Host-` wants the path `/`; the cookie of staff is worth more where it is sent nowhere else.
 */
export const securedName = ({ name, path }: Pick<SessionCookie, 'name' | 'path'>) =>
  `${path === '/' ? '__Host-' : '__Secure-'}${name}`;

const SECURED_NAMES = {
  user: securedName(COOKIES.user),
  support: securedName(COOKIES.support),
  device: securedName(COOKIES.device),
  admin: securedName(COOKIES.admin),
  browser: securedName(COOKIES.browser),
} as const satisfies Record<CookieKind, string>;

/** The cookies of one answer. HttpOnly, and Secure wherever the page came over HTTPS. */
export interface SessionCookies {
  set(kind: CookieKind, token: string): void;
  /** For whoever says that she leaves: nothing of hers stays in the browser's cache either. */
  leave(kind: CookieKind): void;
}

export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): SessionCookies {
  const secure = isOverHttps(request, publicUrl);
  const written = (kind: CookieKind) => {
    const { name, ...scope } = COOKIES[kind];
    const options = { ...scope, httpOnly: true, secure };
    return { name: secure ? securedName(COOKIES[kind]) : name, plain: name, options };
  };
  return {
    set(kind, token) {
      const { name, options } = written(kind);
      const maxAge = kind === 'browser' ? BROWSER_SECONDS : LIFETIMES[kind].total;
      reply.setCookie(name, token, { ...options, maxAge });
    },
    leave(kind) {
      const { name, plain, options } = written(kind);
      reply.clearCookie(name, options);
      if (name !== plain) reply.clearCookie(plain, options);
      // Neither "cookies" nor "storage": the device stays enrolled, and what is on its way or half-written stays.
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** Every session token that counts for the request: a bearer token alone, or those of its cookies. */
export function tokensOf(request: FastifyRequest, publicUrl: string | undefined): string[] {
  const { authorization } = request.headers;
  const bearer = authorization && /^Bearer (\S{1,200})$/i.exec(authorization)?.[1];
  if (bearer) return [bearer];
  const tokens: string[] = [];
  for (const kind of sentWith(request)) {
    const token = cookieOf(request, kind, publicUrl);
    if (token) tokens.push(token);
  }
  return tokens;
}

/** What a cookie says; undefined where it is not there, or empty. */
export function cookieOf(
  request: FastifyRequest,
  kind: CookieKind,
  publicUrl: string | undefined,
): string | undefined {
  const { secured, plain } = valuesOf(request, kind);
  return (isOverHttps(request, publicUrl) && secured) || plain || undefined;
}

/**
 * Gives a cookie from before, or from plain HTTP, the name that it has over HTTPS: nobody has to enter again.
 * @returns whether the answer has something to say of it
 */
export function renewNames(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): boolean {
  if (!isOverHttps(request, publicUrl)) return false;
  let isRenewed = false;
  for (const kind of [...sentWith(request), 'browser'] as const) {
    const { secured, plain } = valuesOf(request, kind);
    if (secured || !plain) continue;
    sessionCookies(request, reply, publicUrl).set(kind, plain);
    reply.clearCookie(COOKIES[kind].name, { path: COOKIES[kind].path });
    isRenewed = true;
  }
  return isRenewed;
}

const valuesOf = ({ cookies }: FastifyRequest, kind: CookieKind) => ({
  secured: cookies[SECURED_NAMES[kind]],
  plain: cookies[COOKIES[kind].name],
});
