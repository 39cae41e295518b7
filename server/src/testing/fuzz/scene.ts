import type { AnyEndpoint } from '@encina/contract/endpoint';
import { ACTORS, type ActorName } from '../access-actors.ts';
import { openScenario, type SharedScenario } from '../access-scenario.ts';
import { type Credentials, credentialsOf } from '../credentials.ts';
import type { Answer, Ask } from '../town.ts';
import { UndeclaredRefusal } from '../undeclared-answers.ts';
import type { Draft } from './requests.ts';
import { requestsIn } from './scene-requests.ts';
import { knownIn } from './scene-values.ts';

/** After so many wrong attempts nobody may try on: between two scenes the throttle forgets. */
const BETWEEN = { hours: 25 };

export interface Asked {
  readonly request: Ask;
  readonly answer: Answer | UndeclaredRefusal;
}

/** A person, those around her and what all of them know, for as many requests as are put to it. */
export async function openScene(
  shared: SharedScenario,
  endpoints: ReadonlyMap<string, AnyEndpoint>,
) {
  shared.town.pass(BETWEEN);
  const consents = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
  const scenario = await openScenario(shared, consents);
  const callers = new Map<ActorName, Credentials>();
  for (const actor of ACTORS) callers.set(actor, await credentialsOf(actor, scenario));
  const values = knownIn(scenario);
  const requestOf = requestsIn({ scenario, values, endpoints });
  return {
    /** Puts the request; what is answered is known from then on. */
    async ask(draft: Draft): Promise<Asked> {
      const request = await requestOf(draft);
      const credentials = callers.get(draft.caller);
      const told = { ...credentials, ...asked(draft, request, credentials) };
      const answer = await shared.town.ask(told).catch(undeclaredAlone);
      if (answer instanceof Error) return { request, answer };
      values.learn(answer.json);
      values.learn({ after: answer.headers['x-next'], before: answer.headers['x-next'] });
      return { request, answer };
    },
  };
}

function undeclaredAlone(error: unknown): UndeclaredRefusal {
  if (error instanceof UndeclaredRefusal) return error;
  throw error;
}

/** Staff in a browser ask elsewhere, and bring their token in a cookie. */
function asked(draft: Draft, request: Ask, credentials: Credentials | undefined): Ask {
  const token = credentials?.token;
  if (!draft.asStaff || !token || !request.url.startsWith('/api/')) return request;
  const cookies = { ...credentials.cookies, encina_staff: token };
  return { ...request, url: `/staff${request.url}`, token: '', cookies };
}
