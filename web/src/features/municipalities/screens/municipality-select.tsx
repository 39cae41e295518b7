import type { Municipality } from '@encina/contract/municipalities';
import { Check, MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMunicipalities } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { chooseMunicipality, readStored, storedMunicipalityId } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TownPicture } from '../components/town-picture.tsx';

const CreateTown = dialogFromChunk(
  async () => (await import('../components/create-town.tsx')).CreateTown,
);

/** Which town; and another one, for who is logged in as staff. */
export function MunicipalitySelect() {
  const { backTo } = useNavigation();
  const [creating, setCreating] = useState(false);
  const home = () => backTo('main-select');
  return (
    <>
      <Header
        title="Elige tu municipio"
        hue="encina"
        pictogram={<MapPin />}
        back={{ label: 'Volver al inicio', onBack: home }}
        help={{
          words:
            'Aquí eliges el pueblo en el que vives. Toca su nombre y seguirás con la gente de allí.',
        }}
      />
      <main className="mx-auto grid max-w-page gap-6 p-4 py-6 sm:px-6">
        <Towns onChosen={home} />
        {readStored('adminId') && (
          <Button
            variant="primary"
            className="justify-self-center"
            icon={<Plus aria-hidden />}
            onClick={() => setCreating(true)}
          >
            Crear municipio
          </Button>
        )}
      </main>
      {creating && <CreateTown onClose={() => setCreating(false)} />}
    </>
  );
}

function Towns({ onChosen }: { onChosen: () => void }) {
  const { data, isError, isFetching, refetch } = useMunicipalities();
  if (isError) {
    return (
      <ErrorState
        title="Error al cargar los municipios"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        <p>Mira si hay conexión y toca Reintentar.</p>
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading words="Cargando los municipios…">
        <div className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-30" />
          <Skeleton className="h-30" />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        scene={<Square />}
        title="Todavía no hay municipios"
        action={
          <Button variant="primary" onClick={onChosen}>
            Volver al inicio
          </Button>
        }
      >
        <p>Toca Empezar en la primera pantalla y se preparará el tuyo.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {data.map((town) => (
        <li key={town.id} className="grid max-w-none">
          <Town town={town} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

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
