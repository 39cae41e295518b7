import type { Memory } from '@encina/contract/media';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Callbacks } from '../../../ui/callbacks.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRemoveMemory } from '../media.queries.ts';
import { titleOf, whenWords } from '../memory-words.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { FullScreen } from './full-screen.tsx';
import { Shown } from './shown.tsx';
import { StepButton } from './step-button.tsx';

interface ViewerProps {
  userId: string;
  memories: readonly Memory[];
  first: string;
  /** Left out where somebody else looks: nothing is hers to change. */
  onEdit?: ((memory: Memory) => void) | undefined;
  /** The last one that is loaded is seen. */
  onEnd?: (() => void) | undefined;
  onClose: () => void;
}

/** One memory over the whole screen, and the ones beside it. */
export function Viewer(props: ViewerProps) {
  const { userId, memories, first, onEdit, onEnd, onClose } = props;
  const [id, setId] = useState(first);
  const [asking, setAsking] = useState(false);
  const found = memories.findIndex((it) => it.id === id);
  const place = Math.max(0, found);
  const memory = memories[place];
  if (!memory) return null;
  const step = (by: 1 | -1) => {
    const next = memories[place + by];
    if (!next || asking) return;
    setId(next.id);
    if (place + by >= memories.length - 2) onEnd?.();
  };
  const afterRemoval = () => {
    const next = memories[place + 1] ?? memories[place - 1];
    setAsking(false);
    if (next) setId(next.id);
    else onClose();
  };
  return (
    <FullScreen
      title={titleOf(memory)}
      subtitle={memory.title && whenWords(memory)}
      onClose={onClose}
      onStep={step}
      actions={
        asking ? (
          <Asking memory={memory} onCancel={() => setAsking(false)} onRemoved={afterRemoval} />
        ) : (
          <div className="viewer-actions">
            <StepButton by={-1} disabled={place === 0} onStep={step} />
            <StepButton
              by={1}
              className="md:order-last"
              disabled={place === memories.length - 1}
              onStep={step}
            />
            {onEdit && (
              <OwnActions
                memory={memory}
                onEdit={() => onEdit(memory)}
                onRemove={() => setAsking(true)}
              />
            )}
          </div>
        )
      }
    >
      <Shown key={memory.id} userId={userId} memory={memory} onStep={step} />
    </FullScreen>
  );
}

const ICON_ABOVE = 'min-h-16 flex-col gap-1! px-1! text-base!';

/** What is hers to do with it. */
function OwnActions({
  memory,
  onEdit,
  onRemove,
}: { memory: Memory } & Callbacks<'onEdit' | 'onRemove'>) {
  return (
    <div className="viewer-own">
      <FavoriteButton memory={memory} size="regular" className={ICON_ABOVE} />
      <Button className={ICON_ABOVE} icon={Pencil} onClick={onEdit}>
        Título y fecha
      </Button>
      <Button className={ICON_ABOVE} icon={Trash2} onClick={onRemove}>
        Eliminar
      </Button>
    </div>
  );
}

/** The second step, in the place of the first: what is lost, and the way back. */
function Asking({
  memory,
  onCancel,
  onRemoved,
}: { memory: Memory } & Callbacks<'onCancel' | 'onRemoved'>) {
  const remove = useRemoveMemory();
  const question = useRef<HTMLParagraphElement>(null);
  // The button that asked is gone: whoever listens hears what it asks.
  useEffect(() => question.current?.focus(), []);
  const confirm = () => {
    remove.mutate(memory.id, {
      onSuccess: () => {
        showToast('Recuerdo eliminado');
        onRemoved();
      },
    });
  };
  return (
    <div role="alertdialog" aria-label="Eliminar este recuerdo" className="mx-auto max-w-[44rem]">
      <p ref={question} tabIndex={-1} className="max-w-none text-center font-semibold outline-none">
        ¿Eliminar este recuerdo? Se borra para siempre y no se puede recuperar.
      </p>
      <FormError>{remove.error && 'No se pudo eliminar. Inténtalo de nuevo.'}</FormError>
      <div className="dialog-actions mt-3">
        <Button className="min-h-16" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="danger" busy={[remove.isPending, 'Eliminando...']} onClick={confirm}>
          Eliminar
        </Button>
      </div>
    </div>
  );
}
