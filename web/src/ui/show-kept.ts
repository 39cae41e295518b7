import { showToast } from './toast-store.ts';

/** Says of what could not be sent yet where it is until then. */
export function showKept(isStored: boolean): void {
  if (isStored) {
    showToast('Guardado en esta tableta', { description: 'Se enviará cuando haya conexión.' });
    return;
  }
  showToast('Todavía sin enviar', {
    description: 'En la tableta no queda sitio. No cierres Encina hasta que se envíe.',
  });
}
