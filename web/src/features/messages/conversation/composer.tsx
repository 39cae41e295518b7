import { ArrowDown, Mic, SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { usePinnedFoot } from '../../../lib/use-pinned-foot.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { COMPOSER_BUTTON, PhotosButton } from './photos-button.tsx';
import { TextBox } from './text-box.tsx';
import type { useComposing } from './use-composing.ts';

const VoiceDialog = dialogFromChunk(
  async () => (await import('../components/voice-dialog.tsx')).VoiceDialog,
);

type Composing = ReturnType<typeof useComposing>;

/** Where a relative writes, always at the foot of the window, over the keyboard. */
export function Composer({
  name,
  composing,
  onEnd,
}: {
  /** To whom. */
  name: string;
  composing: Composing;
  /** Back to what came last, for who has gone away from it. */
  onEnd: (() => void) | undefined;
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
      {onEnd && (
        <Button
          className="absolute inset-x-0 -top-16 mx-auto w-fit shadow-float"
          icon={ArrowDown}
          onClick={onEnd}
        >
          Ir a lo último
        </Button>
      )}
      <FormError>{problem}</FormError>
      <ChosenFiles files={files} onDrop={drop} />
      <div className="flex flex-wrap items-end justify-end gap-2">
        <PhotosButton onFiles={(chosen) => void composing.choose(chosen)} />
        <TextBox name={name} text={text} onText={write} onSend={send} />
        <Ways name={name} composing={composing} />
      </div>
    </form>
  );
}

/** A voice, or off goes what was written. */
function Ways({ name, composing }: { name: string; composing: Composing }) {
  const [isSpeaking, setSpeaking] = useState(false);
  const close = () => setSpeaking(false);
  return (
    <>
      <Button
        // On a telephone what is being written has its room meanwhile.
        className={`${COMPOSER_BUTTON} ${composing.text === '' ? '' : 'max-sm:hidden'}`}
        aria-label="Hablar"
        icon={Mic}
        onClick={() => setSpeaking(true)}
      >
        Hablar
      </Button>
      <Button
        type="submit"
        variant="primary"
        className={`${COMPOSER_BUTTON} min-w-16`}
        aria-label="Enviar"
        icon={SendHorizontal}
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
