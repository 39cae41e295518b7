import { Camera, X } from 'lucide-react';
import { useState } from 'react';
import { chosenPhoto } from '../lib/chosen-photo.ts';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';
import { FormError } from './form-error.tsx';
import { ReminderPhoto } from './reminder-photo.tsx';

/** "Añadir una foto": from the camera or one that the device has; then seen, changed, or taken off. */
export function PhotoField({
  src,
  title,
  onPhoto,
  onRemove,
}: {
  /** The photo that there is. */
  src: string | undefined;
  /** What it is about. */
  title: string;
  onPhoto: (photo: File) => void;
  onRemove: () => void;
}) {
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const chosen = await chosenPhoto(file);
    setProblem('problem' in chosen ? chosen.problem : undefined);
    if ('photo' in chosen) onPhoto(chosen.photo);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {src && <ReminderPhoto src={src} title={title} />}
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={src ? 'Cambiar la foto' : 'Añadir una foto'}
          icon={Camera}
          accept="image/*"
          className="min-h-16"
          onFile={(file) => void choose(file)}
        />
        {src && (
          <Button className="min-h-16" icon={X} onClick={onRemove}>
            Quitar la foto
          </Button>
        )}
      </div>
      <FormError>{problem}</FormError>
    </div>
  );
}
