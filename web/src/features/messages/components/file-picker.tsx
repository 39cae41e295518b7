import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

const LABEL = 'Añadir foto o vídeo';

/** Asks the device for one photo or film. */
export function FilePicker({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="justify-self-start"
        icon={<Paperclip aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {LABEL}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,video/*"
        aria-label={LABEL}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
