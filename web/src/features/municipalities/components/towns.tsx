import { DEFAULT_MUNICIPALITY_ID, type Municipality } from '@encina/contract/municipalities';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chooseMunicipality, storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { townsFound } from '../towns-found.ts';
import { TownPicture } from './town-picture.tsx';

const RemoveTown = dialogFromChunk(async () => (await import('./remove-town.tsx')).RemoveTown);

interface TownsProps {
  towns: readonly Municipality[];
  onChosen: () => void;
  /** A town that nobody is in yet may be taken back. */
  removes: boolean;
}

/** Every town of this Encina, with a search where there are several. */
export function Towns({ towns, onChosen, removes }: TownsProps) {
  const [search, setSearch] = useState('');
  const [removing, setRemoving] = useState<Municipality>();
  const found = townsFound(towns, search);
  return (
    <>
      {towns.length > 1 && (
        <SearchField label="Buscar municipio" value={search} onChange={setSearch} />
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {found.map((town) => (
          <li key={town.id} className="grid max-w-none content-start gap-2">
            <Town town={town} onChosen={onChosen} />
            {removes && isUnused(town) && (
              <Button
                className="justify-self-end"
                icon={Trash2}
                aria-label={`Quitar ${town.name}`}
                onClick={() => setRemoving(town)}
              >
                Quitar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <EmptyState
          scene={<Square />}
          title="No hay ningún municipio con ese nombre"
          action={
            <Button variant="primary" onClick={() => setSearch('')}>
              Ver todos
            </Button>
          }
        >
          <p>Mira si está bien escrito, o busca solo el principio.</p>
        </EmptyState>
      )}
      {removing && <RemoveTown town={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

/** Its code waits for the first administrator, before whom nobody else can come. */
const isUnused = ({ id, setup }: Municipality): boolean =>
  setup === 'code' && id !== DEFAULT_MUNICIPALITY_ID;

function Town({ town, onChosen }: { town: Municipality; onChosen: () => void }) {
  const chosen = town.id === storedMunicipalityId();
  const choose = () => {
    chooseMunicipality(town.id);
    onChosen();
  };
  return (
    <button
      type="button"
      onClick={choose}
      aria-current={chosen || undefined}
      className="ledge flex min-h-28 w-full items-center gap-5 rounded-2xl border-2 border-edge bg-card p-4 text-left aria-current:border-[3px] aria-current:border-encina"
    >
      <TownPicture photo={town.photo} />
      <span className="min-w-0 flex-1">
        <span className="block text-xl font-bold">{town.name}</span>
        {town.region && <span className="block text-ink-soft">{town.region}</span>}
        {chosen && (
          <span className="mt-1 flex items-center gap-2 font-semibold text-encina">
            <Check aria-hidden strokeWidth={3} className="size-[1.1em]" />
            El tuyo ahora
          </span>
        )}
      </span>
    </button>
  );
}
