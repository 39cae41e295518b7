import type { SupportMessage } from '@encina/contract/messages';
import { Mic, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useReplying } from '../use-replying.ts';
import { PhotoButton } from './photo-button.tsx';

const VoiceRecorder = dialogFromChunk(
  async () => (await import('../../../ui/voice-recorder.tsx')).VoiceRecorder,
);

/** A voice or a photo in return. What could not be sent is kept, to be sent again. */
export function Reply({ userId, message }: { userId: string; message: SupportMessage }) {
  const { send, retry, isSending, problem } = useReplying(userId, message);
  const [isSpeaking, setSpeaking] = useState(false);
  const busy = isSending && 'Enviando…';
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        <Button
          className="min-h-16 px-3"
          icon={<Mic aria-hidden />}
          busy={busy}
          onClick={() => setSpeaking(true)}
        >
          Contestar con voz
        </Button>
        <PhotoButton busy={busy} onFile={send} />
      </div>
      {isSpeaking && (
        <VoiceRecorder
          onFile={(file) => {
            setSpeaking(false);
            send(file);
          }}
          onClose={() => setSpeaking(false)}
        />
      )}
      {message.answer === 'replied' && <p role="status">Has contestado a {message.authorName}.</p>}
      <FormError>{problem}</FormError>
      {retry && (
        <Button className="min-h-16" icon={<RotateCcw aria-hidden />} onClick={retry}>
          Enviar otra vez
        </Button>
      )}
    </>
  );
}
