import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** The shape of a list of people that is on its way: rows of staff, or tall cards. */
export function PeopleLoading({ cards = 6, tall = false }: { cards?: number; tall?: boolean }) {
  return (
    <Loading words="Cargando usuarios…">
      <div className={tall ? 'people-grid' : 'grid gap-2'}>
        {Array.from({ length: cards }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
          <Skeleton key={i} className={tall ? 'h-44' : 'h-18'} />
        ))}
      </div>
    </Loading>
  );
}
