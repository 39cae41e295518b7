import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { PeopleLoading } from './people-states.tsx';

/** A list of people that comes in pages, as far as its place on the page must know it. */
interface PeopleQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isRefetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Finds people by their name, and asks for them anew. */
export function PeopleSearch({
  label = 'Buscar por nombre',
  search,
  onSearch,
  query,
  children,
}: {
  label?: string;
  search: string;
  onSearch: (search: string) => void;
  query: Pick<PeopleQuery<unknown>, 'isRefetching' | 'refetch'>;
  /** More buttons beside it. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={label}
        value={search}
        onChange={onSearch}
        className="min-w-0 flex-1 basis-64"
      />
      <Button
        className={`min-h-16 ${children ? 'max-sm:flex-1' : ''}`}
        icon={RotateCw}
        busy={[query.isRefetching, 'Actualizando…']}
        onClick={() => void query.refetch()}
      >
        Actualizar
      </Button>
      {children}
    </div>
  );
}

/** What was found of them and the way to more, the shape of it, or why it is not there. */
export function PeopleFound<Data>({
  query,
  problem,
  tall = false,
  children,
}: {
  query: PeopleQuery<Data>;
  problem: (error: unknown) => string;
  tall?: boolean;
  children: (found: Data & { more: (() => void) | undefined; loadingMore: boolean }) => ReactNode;
}) {
  if (query.isPending) return <PeopleLoading tall={tall} />;
  if (query.error) {
    return (
      <ErrorState
        title={problem(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    query.data &&
    children({
      ...query.data,
      more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      loadingMore: query.isFetchingNextPage,
    })
  );
}
