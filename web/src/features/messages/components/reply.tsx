import type { SupportMessage } from '@encina/contract/messages';
import { Camera, Mic } from 'lucide-react';
import { useState } from 'react';
import { unsent } from '../../../lib/offline/waiting.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useReply } from '../messages.queries.ts';
import { unsentReply } from '../unsent.ts';
import { useSending } from '../use-sending.ts';
import { SendDialog } from './send-dialog.tsx';
import { Standing } from './standing.tsx';

const VoiceDialog = dialogFromChunk(async () => (await import('./voice-dialog.tsx')).VoiceDialog);

/** A voice or a photo in return, heard or seen before it goes. */
export function Reply({ userId, message }: { userId: string; message: SupportMessage }) {
  const { authorName } = message;
  const { photo, choose, drop, send, isSending, isSent, problem } = useSending(
    authorName,
    useReply(userId, message),
  );
  const [isSpeaking, setSpeaking] = useState(false);
  const waits = unsentReply(unsent.use(), message.id);
  const close = () => {
    setSpeaking(false);
    drop();
  };
  const sending = {
    action: 'Enviar',
    busy: isSending && 'Enviando…',
    problem,
    onClose: close,
    onSend: (file: File) => send(file, close),
  } as const;
  const picking = {
    icon: Camera,
    accept: 'image/*',
    className: 'min-h-16 px-3',
    onFile: choose,
  } as const;
  return (
    <>
      <div className="grid gap-3 @lg:grid-cols-2">
        <Button className="min-h-16 px-3" icon={Mic} onClick={() => setSpeaking(true)}>
          Contestar con voz
        </Button>
        <FileButton {...picking} label="Contestar con foto" />
      </div>
      {isSpeaking && <VoiceDialog {...sending} title={`Tu voz para ${authorName}`} />}
      {photo && (
        <SendDialog
          {...sending}
          title={`¿Enviar esta foto a ${authorName}?`}
          file={photo}
          another={<FileButton {...picking} label="Elegir otra foto" disabled={isSending} />}
        />
      )}
      {waits && (
        <Standing problem={waits.problem} role="status">
          Tu respuesta está sin enviar todavía.
        </Standing>
      )}
      {!waits && (isSent || message.answer === 'replied') && (
        <p role="status" className="font-semibold">
          Has contestado a {authorName}.
        </p>
      )}
      {!isSpeaking && !photo && <FormError>{problem}</FormError>}
    </>
  );
}
