import { BriefcaseBusiness, HeartHandshake, UserRound } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

const REFUSED =
  'No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.';

/** Whose look needs a consent, and which. */
const OTHERS = [
  ['family', 'Soy familiar autorizado', HeartHandshake],
  ['municipal', 'Soy personal municipal', BriefcaseBusiness],
] as const;

/**
 * "Verificación de Acceso": who is in front of the screen says so herself. What protects the data is the session;
 * the question reminds whoever borrows the tablet that a consent is needed.
 */
export function AccessGate({
  consents,
  failure,
  onGranted,
  onLeave,
}: {
  /** Undefined until they are known. */
  consents: { readonly family: boolean; readonly municipal: boolean } | undefined;
  /** They could not be loaded; how to try again. */
  failure?: { readonly retrying: boolean; readonly onRetry: () => void } | undefined;
  onGranted: () => void;
  onLeave: () => void;
}) {
  const [refused, setRefused] = useState(false);
  const answer = (allowed: boolean | undefined) => (allowed ? onGranted() : setRefused(true));
  return (
    <>
      <Dialog
        open={!refused}
        onClose={onLeave}
        closeLabel="Volver al menú"
        hue="olive"
        title="Verificación de Acceso"
        description="Para acceder a las métricas de actividad, indica quién eres:"
      >
        <div className="grid gap-3">
          <Button variant="primary" size="large" icon={UserRound} onClick={() => answer(true)}>
            Soy el usuario
          </Button>
          {failure ? (
            <ErrorState title="No se pudieron comprobar los permisos." {...failure} />
          ) : (
            OTHERS.map(([consent, words, Icon]) => (
              <Button
                key={consent}
                size="large"
                busy={[!consents, 'Un momento…']}
                icon={Icon}
                onClick={() => answer(consents?.[consent])}
              >
                {words}
              </Button>
            ))
          )}
        </div>
      </Dialog>
      <AlertDialog open={refused} onClose={() => setRefused(false)} title="Verificación de Acceso">
        <p>{REFUSED}</p>
      </AlertDialog>
    </>
  );
}
