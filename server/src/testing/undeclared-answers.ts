import type { AnyEndpoint } from '@encina/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { refusalsOf } from '../core/refusals.ts';
import { nameOf } from './endpoints.ts';

export class UndeclaredRefusal extends Error {}

/** Watches what a server of a test refuses: a code that the contract does not declare is a fault of the declaration. */
export function undeclaredAnswers(http: FastifyInstance) {
  const found = new Set<string>();
  http.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || reply.statusCode < 400 || typeof payload !== 'string') return;
    const { code } = JSON.parse(payload);
    if (!declared(endpoint).has(code)) found.add(`${nameOf(endpoint)} refuses with ${code}`);
  });
  return {
    /** @throws UndeclaredRefusal where something was answered since the last time that no declaration names */
    refuse() {
      const said = [...found];
      found.clear();
      if (said.length === 0) return;
      throw new UndeclaredRefusal(`${said.join('; ')}: name it in "refuses" of contract/`);
    },
  };
}

const known = new WeakMap<AnyEndpoint, ReadonlySet<string>>();

function declared(endpoint: AnyEndpoint): ReadonlySet<string> {
  const codes = known.get(endpoint) ?? refusalsOf(endpoint);
  known.set(endpoint, codes);
  return codes;
}
