import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react';
import { ExtraBoundary } from './extra-boundary.tsx';

/** A part of the app that travels apart from the rest. */
export interface Chunk<T> {
  /** Fetches it once. After a failure the next call tries again. */
  fetch: () => Promise<T>;
  /** What it holds, once it is here. */
  peek: () => T | undefined;
}

/** A part that could not be fetched. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
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
      throw new MissingPart(String(cause), { cause });
    }
  };
  return { fetch, peek: () => held };
}

/** What is here from the start, as a chunk. */
export function held<T>(value: T): Chunk<T> {
  return { fetch: async () => value, peek: () => value };
}

export interface Fetched<T> {
  /** What the chunk holds, once it is here. */
  readonly value: T | undefined;
  /** Why it cannot be had. */
  readonly failure: { readonly cause: unknown } | undefined;
}

/** Fetches a chunk for a component, which keeps to that one for all its life. */
export function useFetched<T>(from: Chunk<T>): Fetched<T> {
  const [isHere, setHere] = useState(() => from.peek() !== undefined);
  const [failure, setFailure] = useState<{ cause: unknown }>();
  // Before the paint: what is already fetched then shows without a blank moment.
  useLayoutEffect(() => {
    if (isHere) return;
    let isGone = false;
    from.fetch().then(
      // Made bit by bit: a slow tablet goes on hearing taps.
      () => isGone || startTransition(() => setHere(true)),
      (cause: unknown) => isGone || setFailure({ cause }),
    );
    return () => {
      isGone = true;
    };
  }, [from, isHere]);
  return { value: from.peek(), failure };
}

/** The same for what a view cannot do without: a failure breaks it, and the error boundary says so. */
export function useChunk<T>(from: Chunk<T>): T | undefined {
  const { value, failure } = useFetched(from);
  if (failure) throw failure.cause;
  return value;
}

export type FromChunk<P> = ComponentType<P> & Pick<Chunk<unknown>, 'fetch'>;

/**
 * A component in a chunk of its own, fetched when it is first shown, or before with `fetch`.
 *
 * Not `React.lazy`: React holds a view back for 300 ms once a Suspense fallback was shown, so every
 * first tap on anything fetched late would cost that, however fast the network is.
 * @param usePart the component, as soon as it is to be shown, or what stands in its place
 */
export function chunkComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  usePart: (part: Chunk<ComponentType<P>>, props: P) => Shown<P>,
): FromChunk<P> {
  const part = chunk(load);
  function FromChunk(props: P) {
    const { Part, instead } = usePart(part, props);
    return Part ? <Part {...props} /> : instead;
  }
  return Object.assign(FromChunk, { fetch: part.fetch });
}

interface Shown<P> {
  readonly Part: ComponentType<P> | undefined;
  readonly instead?: ReactNode;
}

/** A part that a view cannot do without. @param waiting what stands in its place until it is here */
export const fromChunk = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode,
): FromChunk<P> => chunkComponent(load, (part) => ({ Part: useChunk(part), instead: waiting }));

/** The same for what a view can do without: where it cannot be had, or breaks, the view goes on. */
export function extraFromChunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting?: ReactNode,
): FromChunk<P> {
  const Extra = chunkComponent(load, (part) => {
    const { value, failure } = useFetched(part);
    return { Part: value, instead: failure ? null : waiting };
  });
  function Bounded(props: P) {
    return (
      <ExtraBoundary>
        <Extra {...props} />
      </ExtraBoundary>
    );
  }
  return Object.assign(Bounded, { fetch: Extra.fetch });
}
