import type {
  AnyEndpoint,
  BodyIn,
  ParamsOf,
  QueryIn,
  ResponseBodyOf,
} from '@encina/contract/endpoint';
import { STAFF_PATH } from '@encina/contract/staff-path';
import { ApiError, ConnectionError } from './api-error.ts';
import { onceConfirmed } from './confirmation.ts';
import { reportReachable } from './reachability.ts';
import { type Guarded, goOn } from './session-guard.ts';

/** What a call needs said to it: only what its declaration asks for, and all of that. */
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryIn<E>> &
  Part<'body', BodyIn<E>>;
type Nothing = Record<never, never>;
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : Nothing extends Value
      ? { readonly [N in Name]?: Value }
      : { readonly [N in Name]: Value };
/** The input may be left out where nothing in it is asked for. */
export type Said<E> =
  Nothing extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

interface AnyInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for what is said on leaving. */
  readonly keepalive?: boolean;
  /** Asks as staff where the person herself could ask as well: one browser may hold both sessions. */
  readonly asStaff?: boolean;
  /** Asks as the tablet, whoever of the staff is logged in on it: what it shows is for whoever stands before it. */
  readonly asDevice?: boolean;
  /** A UUID for a command that must not happen twice, however often it is sent. */
  readonly idempotencyKey?: string;
}

/** A page of a list, how many there are in all, and the cursor of the next page. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next: string | undefined;
}

type PageOf<E> = ResponseBodyOf<E> extends readonly (infer Item)[] ? Page<Item> : never;

/**
 * Calls a declared endpoint.
 * @throws ApiError when the server refuses, ConnectionError when it does not answer.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options]: Said<E>
): Promise<ResponseBodyOf<E>> {
  return read(await request(endpoint, input as AnyInput | undefined, options));
}

/** The same for a list that comes in pages. */
export async function callPage<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options]: Said<E>
): Promise<PageOf<E>> {
  const response = await request(endpoint, input as AnyInput | undefined, options);
  const items = await read(response);
  const page = {
    items,
    total: Number(response.headers.get('x-total-count') ?? items.length),
    next: response.headers.get('x-next') ?? undefined,
  };
  return page as PageOf<E>;
}

/** The same for a file. */
export async function callFile<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options]: Said<E>
): Promise<Blob> {
  return (await request(endpoint, input as AnyInput | undefined, options)).blob();
}

/** The same for an answer that is told line by line: each line is JSON, and comes when it is there. */
export async function* callLines<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, options]: Said<E>
): AsyncGenerator<unknown> {
  const { body } = await request(endpoint, input as AnyInput | undefined, options);
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const next = () =>
    reader.read().catch((cause: unknown) => {
      if (options?.signal?.aborted) throw cause;
      throw new ConnectionError({ cause });
    });
  let rest = '';
  for (let part = await next(); !part.done; part = await next()) {
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Names an answer in the query cache: the path first, so that all answers of a path go stale together. */
export function queryKey<E extends AnyEndpoint>(endpoint: E, input?: CallInput<E>) {
  return input === undefined
    ? ([endpoint.method, endpoint.path] as const)
    : ([endpoint.method, endpoint.path, input] as const);
}

const request = (endpoint: AnyEndpoint, input?: AnyInput, options: CallOptions = {}) =>
  goOn(guardedBy(endpoint, options), () => onceConfirmed(() => send(endpoint, input, options)));

function guardedBy(endpoint: AnyEndpoint, options: CallOptions): Guarded | undefined {
  if (isStaff(endpoint, options)) return 'staff';
  return endpoint.audience.includes('support') ? 'family' : undefined;
}

async function send(endpoint: AnyEndpoint, input: AnyInput = {}, said: CallOptions = {}) {
  const { asStaff: _, asDevice: __, idempotencyKey, ...options } = said;
  const { params = {}, query = {}, body } = input;
  const headers = new Headers();
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const address = addressOf(endpoint.path, params, query);
  const response = await fetch(isStaff(endpoint, said) ? staffAddress(address) : address, {
    method: endpoint.method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...options,
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    reportReachable(false);
    throw new ConnectionError({ cause });
  });
  reportReachable(true);
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** One request, one identity: whoever of the staff is in on this device, she asks only where she is meant. */
function isStaff(
  { audience }: AnyEndpoint,
  { asStaff = audience.includes('admin') && !audience.includes('user'), asDevice }: CallOptions,
): boolean {
  return asStaff && !asDevice;
}

/** The address under which the browser sends the cookie of staff; for a photo of the panel as well. */
export const staffAddress = (address: string): string => address.replace(/^\/api/, STAFF_PATH);

function addressOf(
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${address}?${search}` : address;
}

async function read(response: Response) {
  return response.status === 204 ? undefined : response.json();
}
