/** Which part of a request a moment of a process belongs to. */
import type { Frame, Sample } from '../../support/cpu-profile.ts';

const GARBAGE = 'garbage collection';
const ELSE = 'native, of nobody known';
/** In this order: a frame is of the first whose name it has. */
const FRAMES: readonly (readonly [layer: string, url: RegExp])[] = [
  ['cookies, parsed', /node_modules\/(?:@fastify\/)?cookie\//],
  ['ETag over the whole answer', /node_modules\/@fastify\/etag\//],
  ['JSON, written', /node_modules\/fast-json-stringify\//],
  [
    'Fastify and its router',
    /node_modules\/(?:fastify|find-my-way|@fastify|avvio|secure-json-parse)\//,
  ],
  ['zod', /node_modules\/zod\//],
  ['Kysely', /node_modules\/kysely\//],
  ['pg', /node_modules\/pg/],
  ['SQLite: statements', /db\/sqlite-statements/],
  ['the database in our words', /server\/src\/db\//],
  [
    'who asks, and may',
    /server\/src\/core\/(?:sessions|live-sessions|authorization|user-subject|tokens|cookies|staff-path)/,
  ],
  ['headers, routes, calls', /server\/src\/core\//],
  ['rules and views', /server\/src\/(?:features|names)\//],
  ['a bare server', /bench\/peers\/[^/]*\.mjs/],
  [
    'sockets and HTTP',
    /^node:(?:_http|net|http|internal\/(?:stream|http|js_stream|timers)|events|_stream)/,
  ],
  [
    'promises and turns',
    /^node:(?:internal\/(?:process|async|per_context|promise)|async_hooks|diagnostics)/,
  ],
  ['buffers, hashes, other of Node', /^node:/],
];

/** All of them, in the order in which they are told. */
export const LAYERS: readonly string[] = [...FRAMES.map(([layer]) => layer), GARBAGE, ELSE];

/** The layer of a moment; undefined while the process waits. */
export function layerOf({ stack }: Sample): string | undefined {
  const [leaf] = stack;
  if (!leaf || leaf.functionName === '(idle)') return undefined;
  if (leaf.functionName === '(garbage collector)') return GARBAGE;
  for (const frame of stack) {
    const layer = layerOfFrame(frame);
    if (layer) return layer;
  }
  return ELSE;
}

const layerOfFrame = ({ url }: Frame) => FRAMES.find(([, pattern]) => pattern.test(url))?.[0];
