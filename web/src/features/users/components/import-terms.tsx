import { counted } from '../../../lib/numbers.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TERMS } from '../create-user-form.ts';

/** What must be said before anybody is created: it stays in sight beside the button, however long the list is. */
export function ImportTerms({
  accepted,
  leftOut,
  onAccept,
}: {
  accepted: boolean;
  /** How many of the file are not created. */
  leftOut: number;
  onAccept: (accepted: boolean) => void;
}) {
  return (
    <>
      {leftOut > 0 && (
        <p className="font-semibold">
          {counted(leftOut, 'persona se queda', 'personas se quedan')} fuera.
        </p>
      )}
      <Checkbox
        label="Todas las personas aceptan la Política de Privacidad y los Términos de Servicio"
        hint={accepted ? undefined : TERMS}
        checked={accepted}
        onChange={onAccept}
      />
    </>
  );
}
