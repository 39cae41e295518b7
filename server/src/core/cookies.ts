import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIFETIMES } from './sessions.ts';

export const COOKIE_KINDS = ['user', 'support', 'device'] as const;
export type CookieKind = (typeof COOKIE_KINDS)[number];

const cookieName = (kind: CookieKind) => `encina_${kind}`;

/** The session cookies of one answer. HttpOnly, SameSite=Lax, and Secure wherever the page came over HTTPS. */
export interface SessionCookies {
  set(kind: CookieKind, token: string): void;
  clear(kind: CookieKind): void;
}

export function sessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): SessionCookies {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
  } as const;
  return {
    set(kind, token) {
      reply.setCookie(cookieName(kind), token, { ...options, maxAge: LIFETIMES[kind].total });
    },
    clear(kind) {
      reply.clearCookie(cookieName(kind), options);
    },
  };
}

/** Every session token that the request brings: the bearer token of an administrator and the cookies. */
export function tokensOf(request: FastifyRequest): string[] {
  const bearer = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  const cookies = COOKIE_KINDS.map((kind) => request.cookies[cookieName(kind)]);
  return [bearer, ...cookies].filter((token) => token !== undefined && token !== '') as string[];
}
