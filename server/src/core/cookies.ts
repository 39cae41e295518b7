import { STAFF_PATH } from '@encina/contract/staff-path';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
} as const satisfies Record<string, SessionCookie>;
export type CookieKind = keyof typeof COOKIES;

/** One request, one identity: whoever asks as staff is staff on this device, and everybody else is never staff. */
const SENT = { asStaff: ['admin', 'device'], otherwise: ['user', 'support', 'device'] } as const;

/** The session cookies of one answer. HttpOnly, and Secure wherever the page came over HTTPS. */
export interface SessionCookies {
  set(kind: CookieKind, token: string): void;
  clear(kind: CookieKind): void;
}

export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): SessionCookies {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  const cookieOf = (kind: CookieKind) => {
    const { name, ...scope } = COOKIES[kind];
    return { name, options: { ...scope, httpOnly: true, secure } };
  };
  return {
    set(kind, token) {
      const { name, options } = cookieOf(kind);
      reply.setCookie(name, token, { ...options, maxAge: LIFETIMES[kind].total });
    },
    clear(kind) {
      const { name, options } = cookieOf(kind);
      reply.clearCookie(name, options);
    },
  };
}

/** Every session token that counts for the request: the bearer token of an administrator, and cookies. */
export function tokensOf(request: FastifyRequest): string[] {
  const bearer = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  const kinds = asksAsStaff(request) ? SENT.asStaff : SENT.otherwise;
  const cookies = kinds.map((kind) => request.cookies[COOKIES[kind].name]);
  return [bearer, ...cookies].filter((token) => token !== undefined && token !== '') as string[];
}
