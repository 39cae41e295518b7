import type { Member } from '@encina/contract/admins';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useRemoveMember } from '../staff.queries.ts';

/** Takes a colleague's account away, after saying what that means. */
export function RemoveMember({
  member,
  onClose,
  onRemoved,
}: {
  member: Member;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const remove = useRemoveMember();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel="Volver a la lista"
      title={`¿Quitar a ${member.name}?`}
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending && 'Eliminando...'}
            onClick={() => remove.mutate(member.id, { onSuccess: onRemoved })}
          >
            Quitar
          </Button>
        </>
      }
    >
      <p className="mb-4">
        Ya no podrá entrar en Administración. Las personas que dio de alta se quedan.
      </p>
      <FormError>
        {remove.error && sentenceOf(remove.error, 'No se pudo quitar. Inténtalo de nuevo.')}
      </FormError>
    </Dialog>
  );
}
