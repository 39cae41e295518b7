import { vi } from 'vitest';

const REFUSED = { error: 'Tu sesión ha terminado. Vuelve a entrar.', code: 'unauthenticated' };

/** What follows a right password where an app makes codes. */
const WAITING = { pending: 'pending', passkey: null, passkeyElsewhere: null, hasApp: true };

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A server whose session of staff can end: what it was sent, and what it answers to whoever is in. */
export function staffServer(answers: Record<string, (sent: Sent) => Response>) {
  const sent: Sent[] = [];
  const state = { isIn: true, password: 'la encina de la dehesa', asksMore: false };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const { pathname: path } = new URL(address, 'http://encina');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method, path, body };
    sent.push(request);
    if (path === '/staff/api/admin/login') {
      const isRight = body.password === state.password;
      if (isRight && state.asksMore) return Response.json(WAITING);
      state.isIn = isRight;
      const wrong = {
        error: 'El correo o la contraseña no son correctos.',
        code: 'wrong_credentials',
      };
      return state.isIn
        ? Response.json({ token: 'secret', id: 'ana', name: 'Ana' })
        : Response.json(wrong, { status: 401 });
    }
    if (path === '/staff/api/admin/login/second-step') {
      state.isIn = true;
      return Response.json({ token: 'secret', id: 'ana', name: 'Ana' });
    }
    if (path.startsWith('/staff/') && !state.isIn) return Response.json(REFUSED, { status: 401 });
    const answer = answers[`${method} ${path}`] ?? answers[path];
    return answer ? answer(request) : Response.json([]);
  });
  return { sent, state };
}
