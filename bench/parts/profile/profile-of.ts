import path from 'node:path';
import type { Town } from '../../data/plan.ts';
import type { Contender } from '../../support/contenders.ts';
import { type Frame, samplesOf } from '../../support/cpu-profile.ts';
import { press } from '../../support/load.ts';
import type { ServerProcess } from '../../support/server-process.ts';
import { ENDPOINTS, type EndpointName } from '../compare/endpoints.ts';
import { layerOf } from './layers.ts';

const WARM_UP_SECONDS = 1.5;

interface Profiling {
  readonly servers: Readonly<
    Partial<Record<Contender, (environment: Record<string, string>) => Promise<ServerProcess>>>
  >;
  readonly towns: readonly Town[];
  readonly folder: string;
  readonly seconds: number;
}

/** Of one endpoint on one server, in microseconds a request. */
export interface Profile {
  /** What the system says that the process has used. */
  readonly processor: number;
  /** The same, by what it was in. */
  readonly layers: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, number>;
}

/** One endpoint on each of these servers that has it, each in a process that has done nothing else. */
export async function profileOf(
  name: EndpointName,
  { servers, towns, folder, seconds }: Profiling,
): Promise<ReadonlyMap<Contender, Profile>> {
  const endpoint = ENDPOINTS[name];
  const profiles = new Map<Contender, Profile>();
  for (const who of endpoint.answeredBy) {
    const start = servers[who];
    if (!start) continue;
    const file = `${name}-${who}.cpuprofile`;
    const server = await start({ NODE_OPTIONS: profilingInto(folder, file) });
    const plain = endpoint.asks(towns);
    const asks = 'prepare' in endpoint ? await endpoint.prepare(server.url, plain) : plain;
    await press(server.url, asks, WARM_UP_SECONDS, endpoint.expected);
    const [from, before] = [now(), server.cpu() ?? 0];
    const load = await press(server.url, asks, seconds, endpoint.expected);
    const [until, after] = [now(), server.cpu() ?? 0];
    await server.stop();
    const count = load.perSecond * ((until - from) / 1_000_000);
    const processor = (after - before) / count;
    profiles.set(who, { processor, ...sharesOf(path.join(folder, file), from, until, processor) });
  }
  return profiles;
}

/** The profile is written at an orderly end, of which a peer knows nothing. */
const profilingInto = (folder: string, file: string) =>
  `--cpu-prof --cpu-prof-dir=${folder} --cpu-prof-name=${file} --import=data:text/javascript,process.once('SIGTERM',()=>setTimeout(process.exit,300))`;

/** Of the monotonic clock, as in a profile. */
const now = () => Number(process.hrtime.bigint() / 1_000n);

/** Samples also pass while somebody else has the processor: they say how its time is shared, not how much it was. */
function sharesOf(file: string, from: number, until: number, processor: number) {
  const layers = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  for (const sample of samplesOf(file, from, until)) {
    const layer = layerOf(sample);
    if (!layer) continue;
    total += sample.microseconds;
    add(layers, layer, sample.microseconds);
    add(functions, sample.stack.map(wordsOf).find((it) => it !== '') ?? '', sample.microseconds);
  }
  for (const shares of [layers, functions]) {
    for (const [key, time] of shares) shares.set(key, (time / total) * processor);
  }
  return { layers, functions };
}

const wordsOf = ({ functionName, url }: Frame) =>
  url === '' ? functionName : `${functionName} ${url.split('/').slice(-3).join('/')}`;

const add = (times: Map<string, number>, key: string, time: number) =>
  void times.set(key, (times.get(key) ?? 0) + time);
