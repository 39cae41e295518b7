import type { SupportMessage } from '@encina/contract/messages';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { filesWords, keepWords, lossWords, unkept } from '../loss-words.ts';

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
  const files = unkept(messages);
  const isLoss = files.length > 0;
  return (
    <Dialog
      open
      hue="rose"
      onClose={onStay}
      closeLabel="Quedarme"
      title={lossWords(messages.length)}
      actions={
        <>
          <Button className="min-h-16" onClick={() => onLeave(false)}>
            {isLoss ? 'Borrar todo y salir' : 'Borrar y salir'}
          </Button>
          {isLoss && (
            <Button variant="primary" onClick={() => onLeave(true)}>
              {keepWords(files)} y salir
            </Button>
          )}
        </>
      }
    >
      <p>
        {isLoss
          ? `También ${filesWords(files)}. Lo que guardes lo tendrás en Mis Recuerdos.`
          : 'Los que todavía no has leído se quedan.'}
      </p>
    </Dialog>
  );
}
