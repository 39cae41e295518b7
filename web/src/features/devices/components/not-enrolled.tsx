import { EmptyState } from '../../../ui/empty-state.tsx';
import { Square } from '../../../ui/scenes/square.tsx';
import { EnrolForm } from './enrol-form.tsx';

/** Why a tablet shows nobody yet, and the two ways to change that. */
export function NotEnrolled() {
  return (
    <EmptyState
      scene={<Square />}
      title="Este dispositivo todavía no está dado de alta"
      action={<EnrolForm />}
    >
      <p>
        Por eso no se ve a nadie. El ayuntamiento puede iniciar sesión aquí, en «Administración», y
        marcar «Dar de alta este dispositivo». O darte un código para escribirlo aquí.
      </p>
    </EmptyState>
  );
}
