import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface PhotoButtonProps {
  busy: string | false;
  onFile: (file: File) => void;
}

/** Asks the device for one photo: from its camera, or one that it has. */
export function PhotoButton({ busy, onFile }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className="min-h-16 px-3"
        icon={<Camera aria-hidden />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        Contestar con foto
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Foto para contestar"
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
