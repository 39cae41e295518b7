import { EmptyState } from '../../../ui/empty-state.tsx';
import { Courtyard } from '../../../ui/scenes/courtyard.tsx';
import { Square } from '../../../ui/scenes/square.tsx';

/** What to do where there is nobody to choose. */
export function NobodyFound({
  searching,
  letter,
}: {
  searching: boolean;
  letter: string | undefined;
}) {
  if (searching) {
    return (
      <EmptyState scene={<Square />} title="No se encontraron usuarios">
        <p>Prueba con otro nombre, o con menos letras.</p>
      </EmptyState>
    );
  }
  if (letter) {
    return (
      <EmptyState scene={<Square />} title={`Nadie desde la ${letter.toUpperCase()}`}>
        <p>Ningún apellido empieza por esa letra ni por las siguientes. Toca otra letra.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState scene={<Courtyard />} title="Todavía no hay nadie">
      <p>El ayuntamiento da de alta a las personas en «Administración».</p>
    </EmptyState>
  );
}
