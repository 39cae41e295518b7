import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** A list of one's own data over the view: coming, failed, empty or there. */
export function ListDialog<Item>({
  title,
  description,
  query,
  empty,
  onClose,
  children,
}: {
  title: string;
  description: string;
  query: UseQueryResult<Item[]>;
  empty: string;
  onClose: () => void;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { data, error } = query;
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      {query.isPending && (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {error && (
        <ErrorState
          title="No se pudieron cargar los datos."
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!error && data?.length === 0 && <p className="font-semibold">{empty}</p>}
      {!error && data && children(data)}
    </Dialog>
  );
}
