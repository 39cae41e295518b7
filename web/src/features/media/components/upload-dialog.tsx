import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Closing } from '../../../ui/closing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CancelButton } from '../../../ui/form-dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { addUploads } from '../upload/upload-queue.ts';
import { useChosenFiles } from '../upload/use-chosen-files.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { FileSources } from './file-sources.tsx';
import { type Said, SaidFields } from './said-fields.tsx';
import { isWhen } from './when-field.tsx';

const MISSING = 'Archivo requerido';
const NOTHING_SAID: Said = { title: '', description: '', when: undefined };

/** "Subir Recuerdo": from the device, the camera or the microphone; several at once. */
export function UploadDialog({ userId, onClose }: Closing<{ userId: string }>) {
  const formId = useId();
  const { chosen, add, remove, problem, refuse } = useChosenFiles();
  const [said, setSaid] = useState(NOTHING_SAID);
  const [recording, setRecording] = useState(false);
  const [only] = chosen.length === 1 ? chosen : [];
  const when = only && (said.when ?? only.day ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return refuse(MISSING);
    if (when && !isWhen(when)) return;
    const [title, description] = [said.title.trim(), said.description.trim()];
    addUploads(
      chosen.map(({ file, day }) => ({
        userId,
        file,
        title,
        description,
        day: (only ? when : day) || null,
      })),
    );
    onClose();
  };
  return (
    <Dialog
      wide
      hue="plum"
      holdsWork={chosen.length > 0 || recording}
      onClose={onClose}
      title="Subir Recuerdo"
      description="Una foto, un vídeo o tu voz. Puedes elegir varios a la vez."
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId} variant="primary">
            {chosen.length > 1 ? `Subir ${chosen.length} recuerdos` : 'Subir'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <FileSources onFiles={(files) => void add(files)} onRecording={setRecording} />
        {chosen.length > 0 && (
          <>
            <ChosenFiles chosen={chosen} onRemove={remove} />
            <SaidFields said={said} when={when} onChange={setSaid} />
          </>
        )}
        <FormError>{problem}</FormError>
      </form>
    </Dialog>
  );
}
