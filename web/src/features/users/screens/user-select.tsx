import type { PickerUser } from '@encina/contract/users';
import { Users } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { ConnectionError, isRefusal, sentenceOf } from '../../../lib/api-error.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { Header } from '../../../ui/header.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PeopleFound, PeopleSearch } from '../components/people-search.tsx';
import { Picker } from '../components/picker.tsx';
import { useEnter, usePicker } from '../users.queries.ts';

const PinDialog = dialogFromChunk(
  async () => (await import('../components/pin-dialog.tsx')).PinDialog,
);
const HELP = 'Aquí eliges quién eres. Busca tu foto o tu nombre y toca «Seleccionar».';

function problem(error: unknown): string {
  if (error instanceof ConnectionError) return 'Error de conexión al servidor';
  return sentenceOf(error, 'Error al cargar datos del usuario');
}

/**
 * Where a person chooses herself.
 * @param enrol what stands here on a device that the town has not enrolled
 */
export function UserSelect({ enrol }: { enrol: ReactNode }) {
  const { go, backTo } = useNavigation();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search);
  const people = usePicker(settled);
  const [pending, setPending] = useState<PickerUser>();
  const phone = useMunicipality()?.phone;
  useEffect(() => {
    // Side by side with the reading of the names; a failure shows only where the dialog is opened.
    if (people.isSuccess) PinDialog.fetch().catch(() => undefined);
  }, [people.isSuccess]);

  const open = ({ id, name, photo }: PickerUser) => go('user-menu', { user: { id, name, photo } });
  const { select, entering } = useSelecting(open, setPending);
  const notEnrolled = isRefusal(people.error, 403);

  return (
    <>
      <Header
        title="Seleccionar Usuario"
        hue="encina"
        pictogram={<Users />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('main-select') }}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid max-w-[76rem] gap-6 px-4 py-6 sm:px-6">
        {notEnrolled ? (
          enrol
        ) : (
          <>
            <PeopleSearch search={search} onSearch={setSearch} query={people} />
            <PeopleFound query={people} problem={problem} tall>
              {(found) => (
                <Picker
                  {...found}
                  searching={settled !== ''}
                  entering={entering}
                  onSelect={select}
                />
              )}
            </PeopleFound>
          </>
        )}
      </main>
      {pending && (
        <PinDialog
          user={pending}
          onClose={() => setPending(undefined)}
          onEntered={() => {
            setPending(undefined);
            open(pending);
          }}
        />
      )}
    </>
  );
}

/** Who has a PIN is asked for it; who has none comes in. */
function useSelecting(open: (user: PickerUser) => void, askPin: (user: PickerUser) => void) {
  const enter = useEnter();
  const select = (user: PickerUser) => {
    // Made bit by bit: a dialog is much at once for a slow tablet.
    if (user.hasPin) return startTransition(() => askPin(user));
    enter.mutate(user.id, {
      onSuccess: () => open(user),
      onError: (error) => showToast(problem(error), { kind: 'error' }),
    });
  };
  return { select, entering: enter.isPending ? enter.variables : undefined };
}
