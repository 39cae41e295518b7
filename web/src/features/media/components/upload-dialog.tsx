import { Camera, FolderOpen, Mic, Video } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { refusalOf } from '../../../lib/check-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dismissError, showToast } from '../../../ui/toast-store.ts';
import { VoiceRecorder } from '../../../ui/voice-recorder.tsx';
import { photoDay } from '../upload/photo-day.ts';
import { addUploads } from '../upload/upload-queue.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { FileButton } from './file-button.tsx';

const MISSING = 'Archivo requerido';

/** "Subir Recuerdo": from the device, the camera or the microphone; several at once. */
export function UploadDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const formId = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [days, setDays] = useState<ReadonlyMap<File, string>>(new Map());
  const [given, setGiven] = useState({ title: '', description: '', day: '' });
  const [recording, setRecording] = useState(false);
  const [problem, setProblem] = useState('');
  const [only] = files.length === 1 ? files : [];

  const refuse = (title: string, description?: string) => {
    setProblem(description ?? title);
    showToast(title, { kind: 'error', ...(description ? { description } : {}) });
  };
  const add = async (chosen: readonly File[]) => {
    dismissError();
    setProblem('');
    setRecording(false);
    for (const file of chosen) {
      const refusal = await refusalOf(file);
      if (refusal) {
        refuse(refusal.title, chosen.length > 1 ? `${file.name}: ${refusal.words}` : refusal.words);
        continue;
      }
      const day = await photoDay(file).catch(() => undefined);
      setFiles((before) => [...before, file]);
      if (day) setDays((before) => new Map(before).set(file, day));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (files.length === 0) return refuse(MISSING);
    addUploads(
      files.map((file) => ({
        userId,
        file,
        title: given.title.trim(),
        description: given.description.trim(),
        day: (only && given.day) || days.get(file) || null,
      })),
    );
    onClose();
  };
  const field = (name: keyof typeof given) => ({
    value: given[name],
    required: false,
    onChange: ({ target }: { target: { value: string } }) =>
      setGiven({ ...given, [name]: target.value }),
  });

  return (
    <Dialog
      open
      wide
      hue="plum"
      onClose={onClose}
      title="Subir Recuerdo"
      description="Una foto, un video o tu voz. Puedes elegir varios a la vez."
      actions={
        <>
          <Button className="min-h-16" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {files.length > 1 ? `Subir ${files.length} recuerdos` : 'Subir'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        {recording ? (
          <VoiceRecorder onFile={(file) => void add([file])} onClose={() => setRecording(false)} />
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            <FileButton
              icon={<FolderOpen aria-hidden />}
              accept="image/*,video/*,audio/*"
              multiple
              onFiles={add}
            >
              Elegir de este aparato
            </FileButton>
            <FileButton icon={<Camera aria-hidden />} accept="image/*" capture onFiles={add}>
              Hacer una foto
            </FileButton>
            <FileButton icon={<Video aria-hidden />} accept="video/*" capture onFiles={add}>
              Grabar un video
            </FileButton>
            <Button
              className="min-h-18"
              icon={<Mic aria-hidden />}
              onClick={() => setRecording(true)}
            >
              Grabar tu voz
            </Button>
          </div>
        )}
        {files.length > 0 && (
          <>
            <ChosenFiles
              files={files}
              onRemove={(file) => setFiles(files.filter((it) => it !== file))}
            />
            <TextField
              label={only ? 'Título' : 'Título para todos'}
              hint="Por ejemplo: La boda de mi hermana."
              maxLength={120}
              {...field('title')}
            />
            <TextField label="Descripción" maxLength={1000} {...field('description')} />
            {only && (
              <TextField
                label="¿Qué día fue?"
                type="date"
                max={new Date().toISOString().slice(0, 10)}
                {...field('day')}
                value={given.day || days.get(only) || ''}
              />
            )}
          </>
        )}
        <FormError>{problem}</FormError>
      </form>
    </Dialog>
  );
}
