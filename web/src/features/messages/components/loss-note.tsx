import type { SupportMessage } from '@encina/contract/messages';
import { ImageDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { CallError } from '../../../ui/form-error.tsx';
import { keepWords, lossWords, unkept, withFile } from '../loss-words.ts';
import { useKeepMessages } from '../messages.queries.ts';

/** How many go when she leaves, and the way to keep them. */
export function LossNote({
  userId,
  messages,
  keepsAlways,
}: {
  userId: string;
  messages: readonly SupportMessage[];
  /** She has set that nothing of her family's is lost. */
  keepsAlways: boolean;
}) {
  const keep = useKeepMessages(userId);
  const lost = unkept(messages);
  return (
    <section
      aria-label="Qué se borra"
      className="grid justify-items-start gap-3 rounded-2xl border-2 border-hue-edge bg-ground p-4"
    >
      <p className="text-lg font-semibold">{lossWords(messages.length)}.</p>
      {withFile(lost).length > 0 && keepsAlways && (
        <p>Las fotos, los vídeos y las voces se guardan solos en Mis Recuerdos.</p>
      )}
      {lost.length > 0 && (
        <Button
          className="min-h-16"
          icon={ImageDown}
          busy={[keep.isPending, 'Guardando…']}
          onClick={() => keep.mutate(lost.map(({ id }) => id))}
        >
          {keepWords(lost)}
        </Button>
      )}
      <p role="status" className="empty:absolute">
        {keep.isSuccess && lost.length === 0 && 'Ya está en Mis Recuerdos.'}
      </p>
      <CallError error={keep.error} />
    </section>
  );
}
