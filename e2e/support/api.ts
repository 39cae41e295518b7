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
  const headers = new Headers();
  if (body) headers.set('content-type', 'application/json');
  if (api.token) headers.set('authorization', `Bearer ${api.token}`);
  if (api.cookies.size > 0) {
    headers.set('cookie', [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  }
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
