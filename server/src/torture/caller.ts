/** The answer of a server that may die before it has given one. */
export interface Heard<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Whether the server said that it is done. */
export const isDone = (heard: Heard<unknown> | undefined): boolean =>
  heard !== undefined && heard.status < 300;

/** Somebody with a cookie jar of their own, whose server comes and goes. */
export class Caller {
  readonly #cookies = new Map<string, string>();
  readonly #token: string | undefined;
  /** Every status that was ever answered. */
  readonly statuses = new Set<number>();

  /** @param token of an administrator; a person has her cookies. */
  constructor(token?: string) {
    this.#token = token;
  }

  /** @returns undefined where the server died before all of the answer had come: nothing was acknowledged. */
  async ask<Body>(url: string, init: RequestInit = {}): Promise<Heard<Body> | undefined> {
    const headers = new Headers(init.headers);
    if (this.#token) headers.set('authorization', `Bearer ${this.#token}`);
    if (this.#cookies.size > 0) {
      headers.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '));
    }
    try {
      const answer = await fetch(url, { ...init, headers });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      this.statuses.add(answer.status);
      const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
      return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as Body };
    } catch {
      return undefined;
    }
  }

  send<Body>(url: string, method: string, body: object, headers: Record<string, string> = {}) {
    return this.ask<Body>(url, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }
}
