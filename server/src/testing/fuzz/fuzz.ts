import type { AnyEndpoint } from '@encina/contract/endpoint';
import fc from 'fast-check';
import { shareScenario } from '../access-scenario.ts';
import { link } from '../accounts.ts';
import { declaredEndpoints } from '../endpoints.ts';
import type { Engine } from '../engines.ts';
import { type Answer, openTown, type Town } from '../town.ts';
import { answerFaults } from './answer-faults.ts';
import { type Operation, operationsOf } from './described.ts';
import { type Draft, draftOf } from './requests.ts';
import { type Asked, openScene } from './scene.ts';

/** Requests to one person and those around her: some of them end what the next ones would need. */
const SCENE = 25;

interface Findings {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Each kind of fault once, with a request that shows it. */
  readonly faults: readonly string[];
}

/** Puts requests made of the description of the API to a server of its own, and judges each answer by it. */
export async function fuzz(engine: Engine, requests: number, seed: number): Promise<Findings> {
  const town = await openTown(engine);
  try {
    return await fuzzTown(town, requests, seed);
  } finally {
    await town.close();
  }
}

async function fuzzTown(town: Town, requests: number, seed: number): Promise<Findings> {
  const routed = watchRoutes(town);
  const { json: document } = await town.ask({ url: '/api/openapi.json' });
  const operations = operationsOf(document);
  const faultOf = answerFaults(document);
  const byName = new Map(operations.map((it) => [it.name, it]));
  const shared = await shareScenario(town);
  // A relative who is left with nobody goes.
  await link(town, shared.linkedId, shared.neighbourId);
  const endpoints = await endpointsByName();
  const statuses: Record<string, number> = {};
  const faults = new Map<string, string>();

  function judge(draft: Draft, { request, answer }: Asked) {
    const status = answer instanceof Error ? 'undeclared' : answer.status;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const operation = byName.get(routed());
    const fault = answer instanceof Error ? answer.message : faultIn(operation, answer);
    if (!fault) return;
    const kind = `${operation?.name ?? 'no route'} ${fault}`;
    if (faults.has(kind)) return;
    faults.set(kind, `${kind}\n  ${draft.caller}: ${JSON.stringify(request)}`);
  }

  const faultIn = (operation: Operation | undefined, answer: Answer) =>
    operation ? faultOf(operation, answer) : strayFault(answer);

  const scene = fc.array(draftOf(operations), { minLength: SCENE, maxLength: SCENE });
  const property = fc.asyncProperty(scene, async (drafts) => {
    const { ask } = await openScene(shared, endpoints);
    for (const draft of drafts) {
      judge(draft, await ask(draft));
    }
  });
  await fc.assert(property, { seed, numRuns: Math.ceil(requests / SCENE), endOnFailure: true });
  return { statuses, faults: [...faults.values()] };
}

async function endpointsByName(): Promise<ReadonlyMap<string, AnyEndpoint>> {
  const endpoints = await declaredEndpoints();
  return new Map(endpoints.map((it) => [described(it.method, it.path), it]));
}

/** Which line of the description answered last: what stands in an address may lead it to another. */
function watchRoutes({ app }: Town): () => string {
  let last = '';
  app.http.addHook('onSend', async ({ method, routeOptions: { url = '' } }) => {
    last = described(method, url);
  });
  return () => {
    const answered = last;
    last = '';
    return answered;
  };
}

/** As the description names it: `GET /api/users/{id}`. */
const described = (method: string, path: string) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

/** An address that is none of ours is refused, whoever sends what. */
const strayFault = ({ status }: Answer) =>
  status >= 400 && status < 500 ? undefined : `answers ${status}`;
