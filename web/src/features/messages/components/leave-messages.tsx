import type { SupportMessage } from '@encina/contract/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { filesWords, keepWords, lossWords, unkept, withFile } from '../loss-words.ts';

/** Asked at the door: what is deleted, and what of it she wants to keep. */
export function LeaveMessages({
  messages,
  onStay,
  onLeave,
}: {
  messages: readonly SupportMessage[];
  onStay: () => void;
  onLeave: (keep: boolean) => void;
}) {
  const lost = unkept(messages);
  const files = withFile(lost);
  return (
    <Dialog
      hue="rose"
      onClose={onStay}
      closeLabel="Quedarme"
      title={lossWords(messages.length)}
      actions={
        <>
          <Button className="min-h-16" onClick={() => onLeave(false)}>
            {files.length > 0 ? 'Borrar todo y salir' : 'Borrar y salir'}
          </Button>
          {lost.length > 0 && (
            <Button variant="primary" onClick={() => onLeave(true)}>
              {keepWords(lost)} y salir
            </Button>
          )}
        </>
      }
    >
      {files.length > 0 && <p>También {filesWords(files)}.</p>}
      <p>
        {lost.length > 0
          ? 'Lo que guardes lo tendrás siempre en Mis Recuerdos.'
          : 'Ya los tienes en Mis Recuerdos. Los que no has leído se quedan.'}
      </p>
    </Dialog>
  );
}
