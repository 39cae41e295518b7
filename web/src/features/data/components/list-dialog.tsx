import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Asked, Loaded } from '../../../ui/loaded.tsx';

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
  query: Asked<readonly Item[]>;
  empty: string;
  onClose: () => void;
  children: (items: readonly Item[]) => ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <Loaded query={query} shape="h-40" problem="No se pudieron cargar los datos.">
        {(items) =>
          items.length === 0 ? <p className="font-semibold">{empty}</p> : children(items)
        }
      </Loaded>
    </Dialog>
  );
}
