import type { Memory } from '@encina/contract/media';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Bench } from '../../../ui/scenes/bench.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { objectAddress, useRemoveMemory } from '../media.queries.ts';
import { titleOf, whenWords } from '../memory-words.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { FullScreen } from './full-screen.tsx';
import { StepButton } from './step-button.tsx';
import { useSwipe } from './use-swipe.ts';

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

/** What is hers to do with it. */
function OwnActions({
  memory,
  onEdit,
  onRemove,
}: {
  memory: Memory;
  onEdit: () => void;
  onRemove: () => void;
}) {
  return (
    <>
      <FavoriteButton memory={memory} size="regular" className="min-h-16 px-2!" />
      <Button className="min-h-16 px-2!" icon={<Pencil aria-hidden />} onClick={onEdit}>
        Título y fecha
      </Button>
      <Button className="min-h-16 px-2!" icon={<Trash2 aria-hidden />} onClick={onRemove}>
        Eliminar
      </Button>
    </>
  );
}

function Shown({
  userId,
  memory,
  onStep,
}: {
  userId: string;
  memory: Memory;
  onStep: (by: 1 | -1) => void;
}) {
  const [failed, setFailed] = useState(false);
  const swipe = useSwipe(onStep);
  return (
    <div
      {...swipe}
      className="grid min-h-52 grid-rows-[minmax(0,1fr)_auto] place-items-center gap-3 p-3 sm:p-5"
    >
      {failed && <p role="alert">No se pudo abrir. Inténtalo de nuevo más tarde.</p>}
      {!failed && <Picture userId={userId} memory={memory} onFailed={() => setFailed(true)} />}
      {memory.kind === 'audio' && (
        <div className="grid w-full justify-items-center gap-4">
          <div className="w-[min(100%,24rem,28vh)] overflow-hidden rounded-2xl">
            <Bench />
          </div>
          <SoundPlayer src={objectAddress(userId, memory.url)} name={titleOf(memory)} />
        </div>
      )}
      {memory.description && <p className="text-center text-lg">{memory.description}</p>}
    </div>
  );
}

/** A photo or a video, as large as the screen lets it be. */
function Picture({
  userId,
  memory,
  onFailed,
}: {
  userId: string;
  memory: Memory;
  onFailed: () => void;
}) {
  const src = objectAddress(userId, memory.url);
  if (memory.kind === 'image') {
    return (
      <img
        src={src}
        alt={titleOf(memory)}
        onError={onFailed}
        className="max-h-full min-h-0 max-w-full rounded-lg object-contain"
      />
    );
  }
  if (memory.kind !== 'video') return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video of the family has no captions
    <video
      src={src}
      controls
      playsInline
      aria-label={titleOf(memory)}
      poster={memory.thumbnail ? objectAddress(userId, memory.thumbnail) : undefined}
      onError={onFailed}
      className="max-h-full min-h-0 max-w-full rounded-lg bg-[#000000]"
    />
  );
}

/** The second step, in the place of the first: what is lost, and the way back. */
function Asking({
  memory,
  onCancel,
  onRemoved,
}: {
  memory: Memory;
  onCancel: () => void;
  onRemoved: () => void;
}) {
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
        <Button variant="danger" busy={remove.isPending && 'Eliminando...'} onClick={confirm}>
          Eliminar
        </Button>
      </div>
    </div>
  );
}
