import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VoiceRecorder } from '../../../ui/voice-recorder.tsx';
import { SendDialog, type SendDialogProps } from './send-dialog.tsx';

/** A voice: recorded, heard, and only then sent. */
export function VoiceDialog(props: SendDialogProps) {
  const [voice, setVoice] = useState<File>();
  const [isRecording, setRecording] = useState(false);
  return (
    <SendDialog
      {...props}
      file={voice}
      isHeld={isRecording}
      another={
        <Button
          className="min-h-16"
          icon={Mic}
          disabled={props.busy !== false}
          onClick={() => setVoice(undefined)}
        >
          Grabar otra vez
        </Button>
      }
    >
      <VoiceRecorder
        onStart={() => setRecording(true)}
        onFile={(file) => {
          setRecording(false);
          setVoice(file);
        }}
      />
    </SendDialog>
  );
}
