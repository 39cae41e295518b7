import type { Town } from '../../data/plan.ts';
import { type Ask, send } from '../../support/asks.ts';
import { CONTENDERS, type Contender } from '../../support/contenders.ts';
import type { Report } from '../../support/results.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints.ts';
import { checkCreated, checkSameList, type Named } from './equal-work.ts';
import { type Figures, type Lengths, measureEndpoint, type Servers } from './measure.ts';
import type { Measured } from './targets.ts';
import { tellEndpoint } from './tell.ts';

interface Comparison {
  readonly towns: readonly Town[];
  readonly servers: Servers;
  readonly lengths: Lengths;
  /** Names of endpoints; all where none is named. */
  readonly only: readonly string[];
}

/** Checks first that everybody does the same work, then measures one endpoint after the other. */
export async function compareEndpoints(
  report: Report,
  { towns, servers, lengths, only }: Comparison,
): Promise<Measured> {
  const urls: Urls = new Map([...servers].map(([name, { url }]) => [name, url]));
  await checkWork(towns, urls);
  const measured: Partial<Record<EndpointName, ReadonlyMap<Contender, Figures>>> = {};
  for (const [name, endpoint] of endpointsAmong(only)) {
    const asks = endpoint.asks(towns);
    if (!(await isThere(asks, urls))) {
      report.say(`### ${endpoint.label}\n\nnot there`);
      continue;
    }
    const figures = await measureEndpoint(endpoint, asks, servers, lengths);
    measured[name] = figures;
    tellEndpoint(report, endpoint.label, figures);
  }
  return measured;
}

type Urls = ReadonlyMap<Contender, string>;

function endpointsAmong(only: readonly string[]): [EndpointName, Endpoint][] {
  const all = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];
  const unknown = only.filter((name) => !(name in ENDPOINTS));
  if (unknown.length > 0) {
    throw new Error(`No endpoint is called ${unknown}: ${Object.keys(ENDPOINTS).join(', ')}.`);
  }
  return only.length === 0 ? all : all.filter(([name]) => only.includes(name));
}

async function checkWork(towns: readonly Town[], urls: Urls): Promise<void> {
  const everybody: Named[] = [...urls].map(([name, url]) => [CONTENDERS[name], url]);
  const keeping = everybody.filter(([name]) => name !== CONTENDERS.nodeHttp);
  const { reminders, people, create } = ENDPOINTS;
  for (const read of [reminders, people]) {
    const asks = read.asks(towns);
    for (const ask of [asks[0], asks.at(-1)]) {
      if (ask) await checkSameList(everybody, ask);
    }
  }
  const [creation] = create.asks(towns);
  if (!creation) throw new Error('Nothing to create.');
  await checkCreated(everybody, keeping, creation, listOf(creation));
}

const listOf = ({ path, headers }: Ask): Ask => ({ method: 'GET', path, headers });

/** Whether Encina has that route by now. */
async function isThere(asks: readonly Ask[], urls: Urls): Promise<boolean> {
  const [ask, url] = [asks[0], urls.get('encinaSqlite')];
  if (!ask || !url) return false;
  if (ask.method !== 'GET') return true;
  const answer = await send(url, ask);
  await answer.arrayBuffer();
  return answer.status !== 404;
}
