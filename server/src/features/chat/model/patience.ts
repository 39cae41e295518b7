/** How long a model is waited for. */
export interface Limits {
  /** Until it first says or does something, in ms. */
  readonly first: number;
  /** Until all of it is said, in ms. */
  readonly whole: number;
}

/** Ends in a signal where nothing comes, or where it takes too long; `heard` says that something came. */
export function patience({ first, whole }: Limits) {
  const silence = new AbortController();
  const timer = setTimeout(
    () => silence.abort(new DOMException('nothing said', 'TimeoutError')),
    first,
  );
  return {
    signal: AbortSignal.any([silence.signal, AbortSignal.timeout(whole)]),
    heard: () => clearTimeout(timer),
  };
}
