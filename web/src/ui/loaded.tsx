import type { ReactNode } from 'react';
import { NOT_LOADED, sentenceOf } from '../lib/failure-words.ts';
import { ErrorState } from './error-state.tsx';
import { Loading } from './skeleton.tsx';

/** What is asked of the server, as far as its place on the page must know it. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What comes from the server: the shape of it, why it did not come with a way to try again, or itself. */
export function Loaded<Data>({
  query,
  shape,
  problem,
  children,
}: {
  query: Asked<Data>;
  /** The height of what is coming, as a class. */
  shape: string;
  /** What to say where it did not come, if not what the server says. */
  problem?: string;
  children: (data: Data) => ReactNode;
}) {
  if (query.isPending) {
    return <Loading shapes={[shape]} />;
  }
  return (
    <>
      {query.error !== null && <LoadError query={query} problem={problem} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}

/** Why it did not come, and a way to try again. */
export function LoadError({
  query,
  problem = sentenceOf(query.error, NOT_LOADED),
}: {
  query: Pick<Asked<unknown>, 'error' | 'isFetching' | 'refetch'>;
  problem?: string | undefined;
}) {
  return (
    <ErrorState title={problem} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
