import fc from 'fast-check';

/** Stands in a request for something that the server knows by then: an id, a code, a cursor. */
export class Known {
  readonly name: string;
  readonly at: number;

  constructor(name: string, at: number) {
    this.name = name;
    this.at = at;
  }
}

/** A value that was given or answered under that name. */
export const known = (name: string): fc.Arbitrary<Known> =>
  fc.nat(99).map((at) => new Known(name, at));

/** Longest list of values kept under one name, so that the newest are used. */
const MOST = 20;
const INVENTED = '01939f00-0000-7000-8000-000000000000';

/** What a client that looks around may know: values by the name under which it met them. */
export function knownValues(given: Readonly<Record<string, readonly string[]>>) {
  const byName = new Map(Object.entries(given).map(([name, values]) => [name, [...values]]));

  function remember(name: string, value: string): void {
    const values = byName.get(name) ?? [];
    if (values.includes(value)) return;
    byName.set(name, [...values, value].slice(-MOST));
  }

  return {
    /** Learns every text of an answer. */
    learn(answer: unknown, name = ''): void {
      if (typeof answer === 'string') remember(name, answer);
      if (typeof answer !== 'object' || answer === null) return;
      for (const [key, value] of Object.entries(answer)) {
        this.learn(value, Array.isArray(answer) ? name : key);
      }
    },
    /** The same request with values in the place of what stands for them. */
    fill(request: unknown): unknown {
      if (request instanceof Known) {
        const values = byName.get(request.name) ?? byName.get('id') ?? [];
        return values[request.at % values.length] ?? INVENTED;
      }
      if (Array.isArray(request)) return request.map((it) => this.fill(it));
      if (typeof request !== 'object' || request === null) return request;
      if (Object.getPrototypeOf(request) !== Object.prototype) return request;
      const filled = Object.entries(request).map(([key, value]) => [key, this.fill(value)]);
      return Object.fromEntries(filled);
    },
  };
}
