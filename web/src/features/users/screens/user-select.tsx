import type { PickerUser } from '@encina/contract/users';
import { UsersRound } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isRefusal } from '../../../lib/api-error.ts';
import { useDeviceSession } from '../../../lib/device-session.ts';
import { rememberPerson } from '../../../lib/last-people.ts';
import { useMunicipality } from '../../../lib/municipality.ts';
import { useNavigation } from '../../../lib/navigation.tsx';
import type { SelectedUser } from '../../../lib/views.ts';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { Header } from '../../../ui/header.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Elsewhere, useElsewhere } from '../components/elsewhere.tsx';
import { PausedHere, usePausedHere } from '../components/paused-here.tsx';
import { TiedPeople } from '../components/tied-people.tsx';
import { TownPeople } from '../components/town-people.tsx';
import { entryProblem } from '../entry-problem.ts';
import { useEnter, usePicker } from '../users.queries.ts';

const PinDialog = dialogFromChunk(
  async () => (await import('../components/pin-dialog.tsx')).PinDialog,
);
const HELP = 'Aquí eliges quién eres. Busca tu foto o tu nombre y toca «Seleccionar».';

/**
 * Where a person chooses herself.
 * @param enrol what stands here on a device that the town has not enrolled
 * @param card the way in with a printed card, given what opens who came in
 */
export function UserSelect({
  enrol,
  card,
}: {
  enrol: ReactNode;
  card: (open: (user: SelectedUser) => void) => ReactNode;
}) {
  const { go, backTo } = useNavigation();
  const everybody = usePicker({});
  const [pending, setPending] = useState<PickerUser>();
  const phone = useMunicipality()?.phone;
  useEffect(() => {
    // Side by side with the reading of the names; a failure shows only where the dialog is opened.
    if (everybody.isSuccess) PinDialog.fetch().catch(() => undefined);
  }, [everybody.isSuccess]);
  const open = ({ id, name, photo }: SelectedUser) => {
    rememberPerson(id);
    go('user-menu', { user: { id, name, photo } });
  };
  const choosing = useChoosing(open, setPending);
  const isTied = useDeviceSession().data?.device?.isTied ?? false;
  const People = isTied ? TiedPeople : TownPeople;
  const paused = usePausedHere();
  const isAllSaid = paused && everybody.data?.people.length === 0;
  const ownTown = useElsewhere(everybody.error);
  return (
    <>
      <Header
        title="Seleccionar Usuario"
        hue="encina"
        pictogram={<UsersRound />}
        back={{ label: 'Volver al inicio', onBack: () => backTo('main-select') }}
        help={{ words: HELP, phone }}
      />
      <main className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:px-6">
        {paused && <PausedHere person={paused} />}
        {ownTown && <Elsewhere ownTown={ownTown} enrol={enrol} />}
        {isRefusal(everybody.error, 403)
          ? enrol
          : !(isAllSaid || ownTown) && (
              <>
                {card(open)}
                <People {...choosing} />
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
function useChoosing(open: (user: PickerUser) => void, askPin: (user: PickerUser) => void) {
  const enter = useEnter();
  const onSelect = (user: PickerUser) => {
    // Made bit by bit: a dialog is much at once for a slow tablet.
    if (user.hasPin) return startTransition(() => askPin(user));
    enter.mutate(user.id, {
      onSuccess: () => open(user),
      onError: (error) => showToast(entryProblem(error), { kind: 'error' }),
    });
  };
  return { onSelect, entering: enter.isPending ? enter.variables : undefined };
}
