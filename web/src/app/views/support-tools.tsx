import type { SupportSession } from '@encina/contract/support';
import { LogOut, UserRoundCog, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { emptyOutbox, useOutbox } from '../../features/messages/conversation/outbox.ts';
import { forgetDraft, pairOf } from '../../features/messages/conversation/use-draft.ts';
import { FamilyNotices } from '../../features/push/components/family-notices.tsx';
import { useSupportLogout } from '../../features/support/support.queries.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { counted } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { dialogFromChunk } from '../../ui/dialog-from-chunk.tsx';

const AccountDialog = dialogFromChunk(
  async () => (await import('../../features/account/components/account-dialog.tsx')).AccountDialog,
);
const ConfirmDialog = dialogFromChunk(
  async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** The ways out of the panel: to another person where there is one, and out of the session. */
export function SupportTools({
  session,
  isChangeable,
}: {
  session: SupportSession | undefined;
  isChangeable: boolean;
}) {
  const { go } = useNavigation();
  const { leave, isLeaving } = useLeave(session);
  const unsent = useOutbox().filter(({ supportId }) => supportId === session?.id).length;
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={UserRoundCog} onClick={() => setOpen(true)}>
        Mi cuenta
      </Button>
      {isOpen && (
        <AccountDialog kind="support" onClose={() => setOpen(false)}>
          <FamilyNotices />
        </AccountDialog>
      )}
      {isChangeable && (
        <Button icon={UsersRound} onClick={() => go('support-dashboard', {})}>
          Cambiar de persona
        </Button>
      )}
      <Button
        icon={LogOut}
        busy={[isLeaving, 'Saliendo…']}
        onClick={() => (unsent > 0 ? setAsking(true) : leave())}
      >
        Cerrar Sesión
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="¿Salir sin enviarlo?"
          action="Salir sin enviar"
          busy={[isLeaving, 'Saliendo…']}
          problem={undefined}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          <p>
            Hay {counted(unsent, 'mensaje que no ha salido', 'mensajes que no han salido')} todavía.
            Si sales, se borra de este aparato.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whoever uses this device next finds nothing of what was begun, or waited to be sent. */
function useLeave(session: SupportSession | undefined) {
  const { restart } = useNavigation();
  const logout = useSupportLogout();
  async function forget(): Promise<void> {
    if (!session) return;
    await emptyOutbox(session.id);
    for (const { id } of session.users) await forgetDraft(pairOf(session.id, id));
  }
  return {
    isLeaving: logout.isPending,
    leave: () =>
      logout.mutate(undefined, {
        onSettled: () => {
          void forget();
          restart('landing');
        },
      }),
  };
}
