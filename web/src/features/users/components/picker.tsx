import type { PickerUser } from '@encina/contract/users';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Courtyard } from '../../../ui/scenes/courtyard.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { PickerCard } from './picker-card.tsx';

interface PickerProps {
  people: readonly PickerUser[];
  searching: boolean;
  /** Id of the person who is going in. */
  entering: string | undefined;
  more: (() => void) | undefined;
  loadingMore: boolean;
  onSelect: (user: PickerUser) => void;
}

/** The faces of the town, or what to do when there are none. */
export function Picker({ people, searching, entering, more, loadingMore, onSelect }: PickerProps) {
  if (people.length === 0) {
    return searching ? (
      <EmptyState scene={<Square />} title="No se encontraron usuarios">
        <p>Prueba con otro nombre, o con menos letras.</p>
      </EmptyState>
    ) : (
      <EmptyState scene={<Courtyard />} title="Todavía no hay nadie">
        <p>El ayuntamiento da de alta a las personas en «Administración».</p>
      </EmptyState>
    );
  }
  return (
    <section aria-label="Personas" className="grid gap-6">
      <div className="faces-grid">
        {people.map((user) => (
          <PickerCard
            key={user.id}
            user={user}
            busy={entering === user.id}
            onSelect={() => onSelect(user)}
          />
        ))}
      </div>
      {more && (
        <Button
          size="large"
          className="justify-self-center"
          icon={<ChevronDown aria-hidden />}
          busy={loadingMore && 'Cargando…'}
          onClick={more}
        >
          Mostrar más
        </Button>
      )}
    </section>
  );
}
