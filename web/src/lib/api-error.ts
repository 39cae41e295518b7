import type { ErrorCode, Refusal } from '@encina/contract/error-codes';

/** The server's refusal. Its text is the read rule of the specification; people read `sentence`. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, or empty when the answer was not ours. */
  readonly sentence: string;
  /** Undefined when the answer was not ours. */
  readonly code: ErrorCode | undefined;
  /** Sentences by field of a form. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const parsed = parse(body);
    this.sentence = typeof parsed.error === 'string' ? parsed.error : '';
    this.code = parsed.code;
    this.fields = parsed.fields ?? {};
  }
}

/** Nobody answered. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error de conexión', options);
  }
}

/** What came of a `Refusal`: all of it from our server, some of it or nothing from what stands before it. */
function parse(body: string): Partial<Refusal> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Whether nobody is in any more; a wrong password is something else. */
export const isSessionOver = (error: unknown): boolean => refusalCode(error) === 'unauthenticated';

/** What went wrong, where our server has said it. */
export const refusalCode = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? error.code : undefined;

export function isRefusal(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether the server has said no, and not only that it cannot just now. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status);
