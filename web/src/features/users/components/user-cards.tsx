import type { ListedUser } from '@encina/contract/users';
import { ChevronDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../../lib/municipality.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { UserCard } from './user-card.tsx';

interface UserCardsProps {
  people: readonly ListedUser[];
  total: number;
  searching: boolean;
  /** Id of the person who is being erased. */
  deleting: string | undefined;
  more: (() => void) | undefined;
  loadingMore: boolean;
  onDelete: (user: ListedUser) => void;
  actions: (user: ListedUser) => ReactNode;
  onCreate: () => void;
}

/** The cards with their count, or what to do when there are none. */
export function UserCards({ people, total, searching, ...rest }: UserCardsProps) {
  const timeZone = useTimeZone();
  if (people.length === 0) {
    return searching ? <NotFound /> : <NobodyYet onCreate={rest.onCreate} />;
  }
  return (
    <section aria-label="Usuarios" className="grid gap-4">
      <p role="status" className="text-ink-soft">
        <b className="text-ink">{total}</b> usuario(s) encontrado(s)
      </p>
      <div className="people-grid">
        {people.map((user) => (
          <UserCard
            key={user.id}
            user={user}
            timeZone={timeZone}
            deleting={rest.deleting === user.id}
            onDelete={() => rest.onDelete(user)}
            actions={rest.actions(user)}
          />
        ))}
      </div>
      {rest.more && (
        <Button
          className="justify-self-center"
          icon={<ChevronDown aria-hidden />}
          busy={rest.loadingMore && 'Cargando…'}
          onClick={rest.more}
        >
          Mostrar más
        </Button>
      )}
    </section>
  );
}

function NotFound() {
  return (
    <EmptyState scene={<Square />} title="No se encontraron usuarios">
      <p>Prueba con otro nombre, o con menos letras.</p>
    </EmptyState>
  );
}

function NobodyYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      scene={<Bench />}
      title="No se encontraron usuarios"
      action={
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onCreate}>
          Crear Nuevo Usuario
        </Button>
      }
    >
      <p>Crea tu primer usuario para comenzar</p>
    </EmptyState>
  );
}
