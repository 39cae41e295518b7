import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Pictogram alone on a telephone, as messengers have it; with its word where there is room. */
export const COMPOSER_BUTTON = 'h-16 min-w-12 p-0! sm:w-auto sm:px-5! [&>span]:max-sm:hidden';

/** Photos and films of this device, several at once. */
export function PhotosButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const label = 'Añadir fotos o vídeos';
  return (
    <>
      <Button
        className={COMPOSER_BUTTON}
        aria-label={label}
        icon={ImagePlus}
        onClick={() => input.current?.click()}
      >
        Fotos
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,video/*"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
