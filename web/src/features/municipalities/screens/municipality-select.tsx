import type { Municipality } from '@encina/contract/municipalities';
import { MapPin, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMunicipalities } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { readStored } from '../../../lib/storage.ts';
import type { ViewParams } from '../../../lib/views.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Header } from '../../../ui/header.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { Towns } from '../components/towns.tsx';

const CreateTown = dialogFromChunk(
  async () => (await import('../components/create-town.tsx')).CreateTown,
);

/** Which town; and another one, for who is logged in as staff. */
export function MunicipalitySelect({ fromPanel = false }: ViewParams<'municipality-select'>) {
  const { backTo } = useNavigation();
  const [creating, setCreating] = useState(false);
  const isStaff = readStored('adminId') !== null;
  const home = () => backTo('main-select');
  return (
    <>
      <Header
        title="Elige tu municipio"
        hue="encina"
        pictogram={<MapPin />}
        back={
          fromPanel
            ? { label: 'Volver al panel', onBack: () => backTo('admin-dashboard') }
            : { label: 'Volver al inicio', onBack: home }
        }
        help={{
          words:
            'Aquí eliges el pueblo en el que vives. Toca su nombre y seguirás con la gente de allí.',
        }}
      />
      <main className="mx-auto grid max-w-page gap-6 p-4 py-6 sm:px-6">
        <LoadedTowns>
          {(towns) => <Towns towns={towns} onChosen={home} removes={isStaff} />}
        </LoadedTowns>
        {isStaff && (
          <Button
            variant="primary"
            className="justify-self-center"
            icon={Plus}
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

function LoadedTowns({ children }: { children: (towns: readonly Municipality[]) => ReactNode }) {
  const { backTo } = useNavigation();
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
      <Loading
        words="Cargando los municipios…"
        className="grid gap-4 md:grid-cols-2"
        shapes={['h-30', 'h-30']}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        scene={<Square />}
        title="Todavía no hay municipios"
        action={
          <Button variant="primary" onClick={() => backTo('main-select')}>
            Volver al inicio
          </Button>
        }
      >
        <p>Toca Empezar en la primera pantalla y se preparará el tuyo.</p>
      </EmptyState>
    );
  }
  return children(data);
}
