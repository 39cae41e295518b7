/** The server's API as a program calls it, without a browser. */
export interface Api {
  url: string;
  /** Of an administrator, once there is one. */
  token?: string;
  /** Cookies by name. */
  cookies: Map<string, string>;
}

export const newApi = (url: string): Api => ({ url, cookies: new Map() });

/** Sends and keeps the cookies that come back. Says what went wrong unless the status is one of `also`. */
export async function send<Answer = Record<string, unknown>>(
  api: Api,
  method: string,
  path: string,
  body?: object,
  also: readonly number[] = [],
): Promise<Answer> {
  const headers = headersOf(api);
  if (body) headers.set('content-type', 'application/json');
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    api.cookies.set(name, value);
  }
  const text = await answer.text();
  if (!answer.ok && !also.includes(answer.status)) {
    throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  }
  return (text ? JSON.parse(text) : {}) as Answer;
}

/** Puts the bytes of a file there. Says what went wrong. */
export async function sendBytes(api: Api, path: string, bytes: Buffer, type: string) {
  const headers = headersOf(api);
  headers.set('content-type', type);
  const body = new Uint8Array(bytes);
  const answer = await fetch(`${api.url}${path}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`PUT ${path}: ${answer.status} ${await answer.text()}`);
}

function headersOf({ token, cookies }: Api): Headers {
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookies.size > 0) {
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
  return headers;
}
