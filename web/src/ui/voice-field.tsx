import { Mic, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { ReminderVoice } from './reminder-voice.tsx';
import { VoiceRecorder } from './voice-recorder.tsx';

/** "Grabar mi voz": recorded, heard, recorded again, or taken off. */
export function VoiceField({
  src,
  name,
  seconds,
  onFile,
  onRemove,
}: {
  /** The voice that there is. */
  src: string | undefined;
  /** Whose it is; none where it is her own. */
  name: string | null;
  /** How long it may be. */
  seconds: number;
  onFile: (file: File) => void;
  onRemove: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <VoiceRecorder
        seconds={seconds}
        onClose={() => setOpen(false)}
        onFile={(file) => {
          setOpen(false);
          onFile(file);
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {src && <ReminderVoice src={src} name={name} />}
      <Button className="min-h-16" icon={Mic} onClick={() => setOpen(true)}>
        {src ? 'Grabar otra vez' : 'Grabar mi voz'}
      </Button>
      {src && (
        <Button className="min-h-16" icon={X} onClick={onRemove}>
          Quitar la voz
        </Button>
      )}
    </div>
  );
}
