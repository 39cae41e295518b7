import { followMailLink } from '@encina/contract/push';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { NOT_SAVED, sentenceOf } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';

/** What a letter offers: to be told by letters, or not any more. */
export function MailLinkDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const follow = useMutation({ mutationFn: () => call(followMailLink, { body: { token } }) });
  if (follow.data) {
    return (
      <Dialog open onClose={onClose} title="Hecho">
        <p role="status">
          {follow.data.isOn
            ? 'Desde ahora recibes los avisos también por correo.'
            : 'Ya no te enviaremos más correos.'}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Avisos por correo"
      actions={
        <Button
          variant="primary"
          busy={[follow.isPending, 'Guardando…']}
          onClick={() => follow.mutate()}
        >
          Confirmar
        </Button>
      }
    >
      <p>Toca «Confirmar» para hacer lo que dice el correo que has recibido.</p>
      {follow.error && <FormError>{sentenceOf(follow.error, NOT_SAVED)}</FormError>}
    </Dialog>
  );
}
