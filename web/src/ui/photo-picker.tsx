import { Camera, CircleAlert, ImagePlus, Trash2 } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { HEIC_WORDS, isHeic } from '../lib/heic.ts';
import { shrinkFace } from '../lib/shrink-picture.ts';
import { Button } from './button.tsx';

interface PhotoPickerProps {
  label: string;
  /** A data URL of the square photo, or an address, or none. */
  value: string | null;
  onChange: (photo: string | null) => void;
}

/** A face for a profile: chosen or taken here, cropped to its middle and shrunk before it travels. */
export function PhotoPicker({ label, value, onChange }: PhotoPickerProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const take = async (picked: File) => {
    try {
      onChange(await shrinkFace(picked));
      setError('');
    } catch {
      setError(isHeic(picked) ? HEIC_WORDS : 'Por favor selecciona una imagen');
    }
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Preview photo={value} />
        <div className="flex flex-wrap gap-3">
          <Button icon={<ImagePlus aria-hidden />} onClick={() => file.current?.click()}>
            Elegir una foto
          </Button>
          <Button icon={<Camera aria-hidden />} onClick={() => camera.current?.click()}>
            Hacer una foto
          </Button>
          {value && (
            <Button icon={<Trash2 aria-hidden />} onClick={() => onChange(null)}>
              Quitar la foto
            </Button>
          )}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 flex gap-2 font-medium text-danger">
          <CircleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
          {error}
        </p>
      )}
      <PhotoInput ref={file} name="Elegir una foto" onChange={take} />
      <PhotoInput ref={camera} name="Hacer una foto" capture="user" onChange={take} />
    </fieldset>
  );
}

function Preview({ photo }: { photo: string | null }) {
  return (
    <span className="grid size-28 flex-none place-items-center overflow-hidden rounded-[26%] border-2 border-edge bg-sand">
      {photo ? (
        <img src={photo} alt="La foto elegida" className="size-full object-cover" />
      ) : (
        <ImagePlus aria-hidden className="size-10 text-ink-soft" />
      )}
    </span>
  );
}

/** What the browser opens to choose or to take one; the buttons stand for it. */
function PhotoInput({
  ref,
  name,
  capture,
  onChange,
}: {
  ref: Ref<HTMLInputElement>;
  name: string;
  capture?: 'user';
  onChange: (picked: File) => Promise<void>;
}) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      capture={capture}
      aria-label={name}
      onChange={({ target }) => {
        const [picked] = target.files ?? [];
        // The same photo may be chosen again.
        target.value = '';
        if (picked) void onChange(picked);
      }}
    />
  );
}
