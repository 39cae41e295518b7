import { type Device, MOST_TIED } from '@encina/contract/devices';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { RowList, RowName } from '../../../ui/row-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useFoundPeople, useTie } from '../devices.queries.ts';

type Tied = Device['people'][number];

/** Whose tablet it is: it then shows her alone, or the two of them. */
export function TieDevice({ device, onClose }: Closing<{ device: Device }>) {
  const form = useForm({
    initial: { people: device.people },
    body: ({ people }) => ({ userIds: people.map(({ id }) => id) }),
    sending: useTie(device.id),
    onSent: onClose,
  });
  const { people } = form.values;
  const set = (next: readonly Tied[]) => form.change({ people: [...next] });
  return (
    <FormDialog
      form={form}
      wide
      onClose={onClose}
      closeLabel="Volver a la lista"
      title="¿De quién es esta tableta?"
      description="Solo mostrará a esas personas. Sin nadie, mostrará a todo el municipio."
    >
      <p className="text-ink-soft">{device.name}</p>
      {people.length === 0 && <p>Ahora es de todo el municipio.</p>}
      <RowList items={people}>
        {({ id, name }) => (
          <>
            <RowName name={name}>Es suya.</RowName>
            <Button
              size="small"
              aria-label={`Quitar a ${name}`}
              onClick={() => set(people.filter((tied) => tied.id !== id))}
            >
              Quitar
            </Button>
          </>
        )}
      </RowList>
      {people.length < MOST_TIED ? (
        <FindPerson chosen={people} onChoose={(person) => set([...people, person])} />
      ) : (
        <p>Una tableta puede ser de dos personas como mucho.</p>
      )}
    </FormDialog>
  );
}

/** Looks for a person by her name. */
function FindPerson({
  chosen,
  onChoose,
}: {
  chosen: readonly Tied[];
  onChoose: (person: Tied) => void;
}) {
  const [search, setSearch] = useState('');
  const found = useFoundPeople(useDebounced(search.trim()));
  return (
    <>
      <SearchField label="Buscar por nombre" value={search} onChange={setSearch} />
      <Loaded query={found} shape="h-20">
        {(all) => {
          const others = all.filter(({ id }) => !chosen.some((tied) => tied.id === id));
          if (others.length === 0) return <p role="status">No se encontraron usuarios</p>;
          return (
            <RowList items={others}>
              {({ id, name }) => (
                <>
                  <b className="min-w-0 flex-1 basis-56 break-words">{name}</b>
                  <Button
                    size="small"
                    aria-label={`Elegir a ${name}`}
                    onClick={() => onChoose({ id, name })}
                  >
                    Elegir
                  </Button>
                </>
              )}
            </RowList>
          );
        }}
      </Loaded>
    </>
  );
}
