import { Camera, FolderOpen, Mic, Video } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VoiceRecorder } from '../../../ui/voice-recorder.tsx';
import { FileButton } from './file-button.tsx';

/** Where a memory may come from: the device, its camera, or the microphone. */
export function FileSources({
  onFiles,
  onRecording,
}: {
  onFiles: (files: File[]) => void;
  /** Told when something may be being recorded, and when no more. */
  onRecording: (recording: boolean) => void;
}) {
  const [recording, setRecording] = useState(false);
  const record = (next: boolean) => {
    setRecording(next);
    onRecording(next);
  };
  const add = (files: File[]) => {
    record(false);
    onFiles(files);
  };
  if (recording) {
    return <VoiceRecorder onFile={(file) => add([file])} onClose={() => record(false)} />;
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FileButton icon={FolderOpen} accept="image/*,video/*,audio/*" multiple onFiles={add}>
        Elegir de este aparato
      </FileButton>
      <FileButton icon={Camera} accept="image/*" capture onFiles={add}>
        Hacer una foto
      </FileButton>
      <FileButton icon={Video} accept="video/*" capture onFiles={add}>
        Grabar un vídeo
      </FileButton>
      <Button className="min-h-18" icon={Mic} onClick={() => record(true)}>
        Grabar tu voz
      </Button>
    </div>
  );
}
