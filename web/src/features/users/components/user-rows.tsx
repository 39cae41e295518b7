import type { ListedUser } from '@encina/contract/users';
import { ChevronDown, FilterX, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { localDay } from '../../../lib/dates.ts';
import { useTimeZone } from '../../../lib/municipality.ts';
import { useInPieces } from '../../../lib/use-in-pieces.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { type RowActions, UserRow } from './user-row.tsx';

interface UserRowsProps {
  people: readonly ListedUser[];
  total: number;
  searching: boolean;
  /** What must be known to read the count. */
  note: string | false;
  /** Takes the filters away, where there are some. */
  onUnfilter: (() => void) | undefined;
  more: (() => void) | undefined;
  loadingMore: boolean;
  Actions: RowActions;
  onDelete: (user: ListedUser) => void;
  /** Id of who is on her way out. */
  deleting: string | undefined;
  onCreate: () => void;
}

/** The rows with their count, or what to do when there are none. */
export function UserRows({ people, total, searching, note, onUnfilter, ...rest }: UserRowsProps) {
  const timeZone = useTimeZone();
  const noon = `${localDay(new Date(), timeZone)}T12:00:00Z`;
  const shown = useInPieces(people);
  if (people.length === 0) {
    if (onUnfilter) return <NobodyLikeThat onUnfilter={onUnfilter} />;
    return searching ? <NotFound /> : <NobodyYet onCreate={rest.onCreate} />;
  }
  return (
    <section aria-label="Usuarios" className="grid gap-4">
      <p role="status" className="text-ink-soft">
        <b className="text-ink">{total}</b> usuario(s) encontrado(s)
        {note && <span>. {note}</span>}
      </p>
      <ul className="rounded-2xl border-2 border-line bg-card shadow-card">
        {shown.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            noon={noon}
            timeZone={timeZone}
            Actions={rest.Actions}
            onDelete={rest.onDelete}
            isDeleting={rest.deleting === user.id}
          />
        ))}
      </ul>
      {rest.more && (
        <Button
          className="justify-self-center"
          icon={ChevronDown}
          busy={[rest.loadingMore, 'Cargando…']}
          onClick={rest.more}
        >
          Mostrar más
        </Button>
      )}
    </section>
  );
}

/** Nobody is listed: why, and what to do about it. */
function Nobody(reason: Omit<ComponentProps<typeof EmptyState>, 'title'>) {
  return <EmptyState title="No se encontraron usuarios" {...reason} />;
}

function NobodyLikeThat({ onUnfilter }: { onUnfilter: () => void }) {
  const unfilter = (
    <Button icon={FilterX} onClick={onUnfilter}>
      Quitar los filtros
    </Button>
  );
  return (
    <Nobody scene={<Square />} action={unfilter}>
      <p>Nadie es así. Prueba sin los filtros.</p>
    </Nobody>
  );
}

function NotFound() {
  return (
    <Nobody scene={<Square />}>
      <p>Prueba con otro nombre, o con menos letras.</p>
    </Nobody>
  );
}

function NobodyYet({ onCreate }: { onCreate: () => void }) {
  const create = (
    <Button variant="primary" icon={Plus} onClick={onCreate}>
      Crear Nuevo Usuario
    </Button>
  );
  return (
    <Nobody scene={<Bench />} action={create}>
      <p>Crea tu primer usuario para comenzar</p>
    </Nobody>
  );
}
