import type { AnyEndpoint } from '@encina/contract/endpoint';
import { rightRequest } from '../access-requests.ts';
import type { Scenario } from '../access-scenario.ts';
import { formOf } from '../files.ts';
import { pictureBytes } from '../pictures.ts';
import type { Ask } from '../town.ts';
import { type Draft, RawBody } from './requests.ts';
import { everybodyIn, type SceneValues } from './scene-values.ts';

interface Scene {
  readonly scenario: Scenario;
  readonly values: SceneValues;
  readonly endpoints: ReadonlyMap<string, AnyEndpoint>;
}

/** Makes of a draft the request that is put, with what is known by then. */
export function requestsIn(scene: Scene) {
  const { scenario, values, endpoints } = scene;
  const kept = keptIn(scenario);

  /** Undefined where she for whom it would be made is gone by now. */
  const madeFor = (endpoint: AnyEndpoint) =>
    rightRequest(endpoint, scenario).catch(() => undefined);

  return async (draft: Draft): Promise<Ask> => {
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
    return { method: operation.method, url, headers, ...(await payloadOf(draft, scene)) };
  };
}

/** Without these there is nobody to ask. */
const keptIn = (scenario: Scenario) =>
  new Set([
    ...everybodyIn(scenario),
    scenario.deviceId,
    scenario.linkedId,
    scenario.supportElsewhereId,
    scenario.adminElsewhereId,
  ]);

async function payloadOf(
  { operation, body, headers }: Draft,
  { scenario, values }: Scene,
): Promise<Partial<Ask>> {
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

/** Half a pair of surrogates cannot be encoded: sent as bytes that are no UTF-8 instead. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
