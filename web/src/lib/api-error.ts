/** The server's refusal. Its text is the read rule of the specification; people read `sentence`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, or empty when the answer was not ours. */
  readonly sentence: string;
  readonly code: string;
  /** Sentences by field of a form. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const parsed = parse(body);
    this.sentence = typeof parsed.error === 'string' ? parsed.error : '';
    this.code = typeof parsed.code === 'string' ? parsed.code : '';
    this.fields = (parsed.fields ?? {}) as Record<string, string>;
  }
}

/** Nobody answered. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error de conexión', options);
  }
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What to say of a failed call: the server's sentence, else `otherwise`; without an answer, `unreachable`. */
export function sentenceOf(
  error: unknown,
  otherwise: string,
  unreachable = 'Error de conexión',
): string {
  if (error instanceof ConnectionError) return unreachable;
  return (error instanceof ApiError && error.sentence) || otherwise;
}

export function isRefusal(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
