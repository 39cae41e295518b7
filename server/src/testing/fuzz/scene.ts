import type { AnyEndpoint } from '@encina/contract/endpoint';
import { rightRequest } from '../access-requests.ts';
import { openScenario, type SharedScenario } from '../access-scenario.ts';
import type { ActorName } from '../access-table.ts';
import { ACTORS } from '../access-table.ts';
import { type Credentials, credentialsOf } from '../credentials.ts';
import { formOf } from '../files.ts';
import { pictureBytes } from '../pictures.ts';
import { type Answer, type Ask, HOME_TOWN } from '../town.ts';
import { UndeclaredRefusal } from '../undeclared-answers.ts';
import { knownValues } from './known-values.ts';
import { type Draft, RawBody } from './requests.ts';

/** After so many wrong guesses nobody may guess on: between two scenes the throttle forgets. */
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
  const everybody = [shared.neighbourId, shared.outsiderId, shared.unlinkedId, shared.adminId];
  const values = knownValues({
    id: [scenario.personId, scenario.personId, HOME_TOWN, shared.deviceId, ...everybody],
    users: [scenario.personId, scenario.personId, scenario.personId, shared.neighbourId],
    municipalities: [HOME_TOWN, HOME_TOWN, shared.elsewhere],
    admins: [shared.adminId, shared.adminElsewhereId],
    devices: [shared.deviceId],
    'support-persons': [shared.linkedId, shared.unlinkedId],
    media: [scenario.mediaId],
    userId: [scenario.personId, scenario.personId, shared.neighbourId],
    toUserId: [scenario.personId],
    userIds: [scenario.personId, shared.neighbourId],
    municipalityId: [HOME_TOWN, shared.elsewhere],
    supportId: [shared.linkedId],
    supportPersonId: [shared.linkedId],
    email: [shared.adminEmail],
    occurrence: ['2026-11-20T20:00'],
    reminderId: [scenario.reminderId],
    mediaId: [scenario.mediaId],
    messageId: [scenario.messageId],
    ids: [scenario.messageId],
    fileId: [scenario.messageFileId],
    requestId: [scenario.requestId],
  });
  // Without these there is nobody to ask.
  const kept = new Set([...everybody, shared.deviceId, shared.linkedId, shared.supportElsewhereId]);
  kept.add(shared.adminElsewhereId);

  /** Undefined where she for whom it would be made is gone by now. */
  const madeFor = (endpoint: AnyEndpoint) =>
    rightRequest(endpoint, scenario).catch(() => undefined);

  async function requestOf(draft: Draft): Promise<Ask> {
    const { operation, headers } = draft;
    const endpoint = endpoints.get(operation.name);
    const right = draft.isRight && endpoint && (await madeFor(endpoint));
    if (right) return right;
    const params = values.fill(draft.params) as Record<'id' | string, unknown>;
    const spared = operation.method === 'DELETE' && kept.has(String(params.id));
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
      encode(spared ? scenario.personId : params[name]),
    );
    const query = Object.entries(values.fill(draft.query) as object).map(
      ([name, value]) => `${encode(name)}=${encode(value)}`,
    );
    const url = query.length > 0 ? `${path}?${query.join('&')}` : path;
    return { method: operation.method, url, headers, ...(await payloadOf(draft)) };
  }

  async function payloadOf({ operation, body, headers }: Draft): Promise<Partial<Ask>> {
    if (body instanceof RawBody) {
      return { body: body.text, headers: { ...headers, 'content-type': body.type } };
    }
    if (operation.body?.['*/*']) {
      const form = formOf({ userId: scenario.personId, file: await pictureBytes() });
      return { ...form, headers: { ...headers, ...form.headers } };
    }
    if (body === undefined) return {};
    const text = JSON.stringify(values.fill(body));
    return { body: text, headers: { ...headers, 'content-type': 'application/json' } };
  }

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

/** Half a pair of surrogates cannot be encoded: sent as bytes that are no UTF-8 instead. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
