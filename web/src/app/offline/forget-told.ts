import { counted } from '../../lib/numbers.ts';
import { inBox, meetOtherPages } from '../../lib/offline/box.ts';
import { forgetPerson } from '../../lib/offline/forget-person.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Her session is over on the server: nothing of hers stays, and what is lost by that is counted in words, not named. */
export async function forgetAndTell(): Promise<void> {
  await meetOtherPages();
  const lost = inBox().length;
  await forgetPerson();
  if (lost === 0) return;
  showToast('Tu sesión se ha cerrado', {
    kind: 'error',
    description: `No se pudo enviar: ${counted(lost, 'cosa', 'cosas')}. Tendrás que hacerlo otra vez.`,
  });
}
