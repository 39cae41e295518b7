import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';

/** A part of the app that travels apart from the rest. */
export interface Chunk<T> {
  /** Fetches it once. After a failure the next call tries again. */
  fetch: () => Promise<T>;
  /** What it holds, once it is here. */
  peek: () => T | undefined;
}

export function chunk<T>(load: () => Promise<T>): Chunk<T> {
  let fetching: Promise<T> | undefined;
  let held: T | undefined;
  const fetch = async () => {
    fetching ??= load();
    try {
      held = await fetching;
      return held;
    } catch (cause) {
      fetching = undefined;
      throw cause;
    }
  };
  return { fetch, peek: () => held };
}

/** What is here from the start, as a chunk. */
export function held<T>(value: T): Chunk<T> {
  return { fetch: async () => value, peek: () => value };
}

/**
 * What a chunk holds, undefined until it is here. One that cannot be had breaks the view: the error
 * boundary says so. A component keeps to one chunk for all its life.
 */
export function useChunk<T>(from: Chunk<T>): T | undefined {
  const [isHere, setHere] = useState(() => from.peek() !== undefined);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  // Before the paint: what is already fetched then shows without a blank moment.
  useLayoutEffect(() => {
    if (isHere) return;
    let isGone = false;
    from.fetch().then(
      () => isGone || setHere(true),
      (cause: unknown) => isGone || setFailure({ cause }),
    );
    return () => {
      isGone = true;
    };
  }, [from, isHere]);
  if (failure) throw failure.cause;
  return from.peek();
}

/**
 * A component in a chunk of its own, fetched when it is first shown, or before with `fetch`.
 *
 * Not `React.lazy`: React holds a view back for 300 ms once a Suspense fallback was shown, so every
 * first tap on anything fetched late would cost that, however fast the network is.
 * @param waiting what stands in its place until it is here
 */
export function fromChunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode,
): ComponentType<P> & Pick<Chunk<unknown>, 'fetch'> {
  const part = chunk(load);
  function FromChunk(props: P) {
    const Part = useChunk(part);
    return Part ? <Part {...props} /> : waiting;
  }
  return Object.assign(FromChunk, { fetch: part.fetch });
}
