import type { ReactNode } from 'react';
import type { Closing } from '../../../ui/closing.ts';
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
}: Closing<{
  title: string;
  description: string;
  query: Asked<readonly Item[]>;
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}>) {
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <Loaded query={query} shape="h-40" problem="No se pudieron cargar los datos.">
        {(items) =>
          items.length === 0 ? <p className="font-semibold">{empty}</p> : children(items)
        }
      </Loaded>
    </Dialog>
  );
}
