import type { SupportMessage } from '@encina/contract/messages';
import { Camera, CloudOff, Mic } from 'lucide-react';
import { useState } from 'react';
import { waiting } from '../../../lib/offline/waiting.ts';
import { Button } from '../../../ui/button.tsx';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useReply } from '../messages.queries.ts';
import { isReplyUnsent } from '../unsent.ts';
import { useSending } from '../use-sending.ts';
import { SendDialog } from './send-dialog.tsx';

const VoiceDialog = dialogFromChunk(async () => (await import('./voice-dialog.tsx')).VoiceDialog);

/** A voice or a photo in return, heard or seen before it goes. */
export function Reply({ userId, message }: { userId: string; message: SupportMessage }) {
  const { authorName } = message;
  const { photo, choose, drop, send, isSending, isSent, problem } = useSending(
    authorName,
    useReply(userId, message),
  );
  const [isSpeaking, setSpeaking] = useState(false);
  const waits = isReplyUnsent(waiting.use(), message.id);
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
        <p role="status" className="flex items-center gap-3 font-semibold">
          <CloudOff aria-hidden className="size-6 flex-none" />
          Tu respuesta está sin enviar todavía.
        </p>
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
