import { LONGEST_TEXT } from '@encina/contract/messages';
import { ImagePlus, Mic, SendHorizontal } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { usePinnedFoot } from '../../../lib/use-pinned-foot.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { inputStyles } from '../../../ui/input-styles.ts';
import { ChosenFiles } from './chosen-files.tsx';
import type { useComposing } from './use-composing.ts';

const VoiceDialog = dialogFromChunk(
  async () => (await import('../components/voice-dialog.tsx')).VoiceDialog,
);

/** So near the end of what may be written it is said how much is left. */
const NEAR_FULL = LONGEST_TEXT - 200;
/** A keyboard beside a mouse: there Enter sends. On a telephone it begins a line. */
const hasKeys = () => window.matchMedia?.('(pointer: fine)').matches;

type Composing = ReturnType<typeof useComposing>;

/** Where a relative writes, always at the foot of the window, over the keyboard. */
export function Composer({
  name,
  composing,
  note,
}: {
  /** To whom. */
  name: string;
  composing: Composing;
  /** What stands above it. */
  note: ReactNode;
}) {
  const foot = usePinnedFoot<HTMLFormElement>();
  const { text, files, problem, send, drop, write } = composing;
  return (
    <form
      ref={foot}
      noValidate
      className="pinned-foot -mx-3 mt-auto grid grid-cols-1 gap-2 border-t-2 border-line bg-paper px-3 py-2 sm:-mx-6 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {note}
      <FormError>{problem}</FormError>
      <ChosenFiles files={files} onDrop={drop} />
      <div className="flex flex-wrap items-end justify-end gap-2">
        <TextBox name={name} text={text} onText={write} onSend={send} />
        <Ways name={name} composing={composing} />
      </div>
    </form>
  );
}

function TextBox({
  name,
  text,
  onText,
  onSend,
}: {
  name: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}) {
  const id = useId();
  const box = useGrowing(text);
  const onKey = (event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || !hasKeys()) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="min-w-0 flex-1 basis-40">
      <label htmlFor={id} className="only-heard">
        Mensaje para {name}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        value={text}
        placeholder="Mensaje"
        maxLength={LONGEST_TEXT}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKey}
        aria-describedby={`${id}-count`}
        className={`${inputStyles} block max-h-40 min-h-16 resize-none overflow-y-auto py-4`}
      />
      <p id={`${id}-count`} className="text-sm text-ink-soft empty:hidden">
        {text.length >= NEAR_FULL &&
          `${text.length.toLocaleString('es-ES')} de ${LONGEST_TEXT.toLocaleString('es-ES')} letras`}
      </p>
    </div>
  );
}

/** As high as its lines, up to what leaves room for what is answered. */
function useGrowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured with each text
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 4}px`;
  }, [text]);
  return box;
}

/** Pictogram alone on a telephone, as messengers have it; with its word where there is room. */
const LOOK = 'size-16 p-0! sm:w-auto sm:px-5! [&>span]:max-sm:hidden';

/** A photo or several, a voice, and off it goes. */
function Ways({ name, composing }: { name: string; composing: Composing }) {
  const [isSpeaking, setSpeaking] = useState(false);
  const close = () => setSpeaking(false);
  return (
    <>
      <PhotosButton onFiles={(files) => void composing.choose(files)} />
      <Button
        className={LOOK}
        aria-label="Hablar"
        icon={<Mic aria-hidden />}
        onClick={() => setSpeaking(true)}
      >
        Hablar
      </Button>
      <Button
        type="submit"
        variant="primary"
        className={LOOK}
        aria-label="Enviar"
        icon={<SendHorizontal aria-hidden />}
        // The keyboard stays where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        Enviar
      </Button>
      {isSpeaking && (
        <VoiceDialog
          title={`Tu voz para ${name}`}
          action="Enviar"
          busy={false}
          problem={undefined}
          onClose={close}
          onSend={(voice) => {
            composing.sendVoice(voice);
            close();
          }}
        />
      )}
    </>
  );
}

function PhotosButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const label = 'Añadir fotos o vídeos';
  return (
    <>
      <Button
        className={LOOK}
        aria-label={label}
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Foto
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,video/*"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
