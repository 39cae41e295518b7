import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { Closing } from '../../../ui/closing.ts';
import { dialogFromChunk } from '../../../ui/dialog-from-chunk.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { SendDialog } from '../components/send-dialog.tsx';
import { useWriteMessage } from '../messages.queries.ts';
import { useSending } from '../use-sending.ts';
import type { Recipient } from './choose-person.tsx';
import { ChooseWay, WAY_LOOK } from './choose-way.tsx';
import { WriteText } from './write-text.tsx';

const VoiceDialog = dialogFromChunk(
  async () => (await import('../components/voice-dialog.tsx')).VoiceDialog,
);

/** What she says to one of her people: with her voice, in words, or with a photo, seen or heard before it goes. */
export function SayTo({
  userId,
  to,
  onClose,
  onSent,
}: Closing<{ userId: string; to: Recipient; onSent: () => void }>) {
  const { photo, choose, drop, send, isSending, problem } = useSending(
    to.name,
    useWriteMessage(userId, to),
  );
  const [way, setWay] = useState<'voice' | 'text'>();
  const sending = {
    action: 'Enviar',
    busy: isSending && 'Enviando…',
    problem,
    onSend: (said: File | string) => send(said, onSent),
  } as const;
  const back = () => {
    setWay(undefined);
    drop();
  };
  const picking = { icon: Camera, accept: 'image/*', onFile: choose } as const;
  if (photo) {
    return (
      <SendDialog
        {...sending}
        title={`¿Enviar esta foto a ${to.name}?`}
        file={photo}
        another={
          <FileButton
            {...picking}
            className="min-h-16 px-3"
            label="Elegir otra foto"
            disabled={isSending}
          />
        }
        onClose={back}
      />
    );
  }
  if (way === 'voice') {
    return <VoiceDialog {...sending} title={`Tu voz para ${to.name}`} onClose={back} />;
  }
  if (way === 'text') return <WriteText {...sending} to={to.name} onClose={back} />;
  return (
    <ChooseWay to={to.name} problem={problem} onClose={onClose} onWay={setWay}>
      <FileButton {...picking} className={WAY_LOOK} size="large" label="Mandar una foto" />
    </ChooseWay>
  );
}
