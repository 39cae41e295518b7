import { Camera, CircleAlert, ImagePlus, Trash2 } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { HEIC_WORDS, isHeic } from '../lib/heic.ts';
import { shrinkBanner, shrinkFace } from '../lib/shrink-picture.ts';
import { Button } from './button.tsx';

interface PhotoPickerProps {
  label: string;
  /** A data URL of the square photo, or an address, or none. */
  value: string | null;
  onChange: (photo: string | null) => void;
  hint?: string;
  /** A face, cropped to its middle; or logos, which are wide and are not taken with a camera. */
  shape?: 'face' | 'banner';
}

const WORDS = {
  face: { choose: 'Elegir una foto', remove: 'Quitar la foto', chosen: 'La foto elegida' },
  banner: { choose: 'Elegir una imagen', remove: 'Quitar la imagen', chosen: 'La imagen elegida' },
} as const;

/** A picture for a profile or a town: chosen or taken here, and shrunk before it travels. */
export function PhotoPicker({ label, value, onChange, hint, shape = 'face' }: PhotoPickerProps) {
  const words = WORDS[shape];
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const take = async (picked: File) => {
    try {
      onChange(await (shape === 'face' ? shrinkFace : shrinkBanner)(picked));
      setError('');
    } catch {
      setError(isHeic(picked) ? HEIC_WORDS : 'Por favor selecciona una imagen');
    }
  };
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Preview photo={value} shape={shape} />
        <div className="flex flex-wrap gap-3">
          <Button icon={ImagePlus} onClick={() => file.current?.click()}>
            {words.choose}
          </Button>
          {shape === 'face' && (
            <Button icon={Camera} onClick={() => camera.current?.click()}>
              Hacer una foto
            </Button>
          )}
          {value && (
            <Button icon={Trash2} onClick={() => onChange(null)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 flex gap-2 font-medium text-danger">
          <CircleAlert aria-hidden className="mt-[0.15em] size-[1.2em] flex-none" />
          {error}
        </p>
      )}
      <PhotoInput ref={file} name={words.choose} onChange={take} />
      {shape === 'face' && (
        <PhotoInput ref={camera} name="Hacer una foto" capture="user" onChange={take} />
      )}
    </fieldset>
  );
}

function Preview({ photo, shape }: { photo: string | null; shape: keyof typeof WORDS }) {
  if (shape === 'banner') {
    return photo ? (
      <img src={photo} alt={WORDS.banner.chosen} className="max-h-20 max-w-full rounded-md" />
    ) : null;
  }
  return (
    <span className="grid size-28 flex-none place-items-center overflow-hidden rounded-[26%] border-2 border-edge bg-sand">
      {photo ? (
        <img src={photo} alt={WORDS.face.chosen} className="size-full object-cover" />
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
